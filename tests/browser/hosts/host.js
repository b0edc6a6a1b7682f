// A host at an origin of its own; the address says where the game is. Tests call what is defined here.
const game = new URLSearchParams(location.search).get("game");
const main = document.querySelector("main");

// All that was told, in order.
globalThis.told = [];
globalThis.last = (type) => told.findLast((one) => one.type === type);
globalThis.count = (type) => told.filter((one) => one.type === type).length;

// A game, by the script that is made for it.
globalThis.seat = async (attributes, record) => {
  await import(`${game}embed.js`);
  const element = document.createElement("conclave-game");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const type of ["ready", "resized", "changed", "acted", "over", "saved", "error"])
    element.addEventListener(`conclave-${type}`, ({ detail }) => told.push({ type, ...detail }));
  if (record) element.load(record);
  main.append(element);
  globalThis.element = element;
};

// The frames of a table on many screens, by the names that this page gives them: it carries what one says
// to whom it is for.
globalThis.gathered = {};
globalThis.gather = async (name, attributes) => {
  await import(`${game}embed.js`);
  const element = document.createElement("conclave-game");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener("conclave-relay", ({ detail: { to, data } }) => gathered[to]?.relay({ from: name, data }));
  element.addEventListener("conclave-error", ({ detail }) => told.push({ type: "error", name, ...detail }));
  gathered[name] = element;
  main.append(element);
};

// A game without that script, for a host that says what it likes. It answers the frame's hello with
// `meet`, unless that is null.
globalThis.frame = async (address, meet, sandbox) => {
  const frame = document.createElement("iframe");
  frame.title = "A game";
  if (sandbox) frame.sandbox = sandbox;
  frame.width = 900;
  frame.height = 700;
  frame.src = game + address;
  globalThis.hellos = 0;
  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow || data.conclave !== "hello") return;
    hellos += 1;
    if (meet) call(meet);
  });
  main.append(frame);
  globalThis.target = frame.contentWindow;
};
globalThis.call = (meet) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => told.push(data);
  target.postMessage(meet, "*", [port2]);
  globalThis.port = port1;
};
// Says this, and waits for what the frame has against it.
globalThis.complaint = (message, ...more) =>
  new Promise((heard, failed) => {
    const before = told.length;
    port.postMessage(message, ...more);
    const since = Date.now();
    const look = setInterval(() => {
      const error = told.slice(before).find((one) => one.type === "error");
      if (!error && Date.now() - since < 5000) return;
      clearInterval(look);
      heard(error ? error.code : "nothing");
    }, 20);
  });

// Another frame, of the same origin as its host.
globalThis.sibling = () =>
  new Promise((loaded) => {
    const frame = document.createElement("iframe");
    frame.title = "Somebody else";
    frame.src = "sibling.html";
    frame.onload = () => loaded(frame.contentWindow);
    main.append(frame);
  });
