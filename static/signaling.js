// A client of a signalling server, in a worker of its own (src/screens/signaling_client.rs), which is
// started where a server is named: it speaks the protocol of matchbox, JSON over a WebSocket. The worker's
// name is the address of a room there. It posts what happens in the room to the page, as [what, who,
// words], and the page posts messages to be sent, as [who, words]. The worker reconnects as long as the
// server does not answer.

// How often something is sent, so that no proxy closes the connection as idle.
const KEEP_ALIVE_MS = 10_000;
// How long to wait before reconnecting: at first, and at most.
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;
// The longest message that is read; a code has a tenth of that.
const LONGEST = 4_096;

/** @type {WebSocket | undefined} */
let socket;
let wait = RETRY_MS;

/** @param {unknown} message */
const send = (message) => {
  // Lost messages are requested again.
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

// Ignores messages of other programs in the room.
/** @type {(what: string, ...details: unknown[]) => void} */
const tell = (what, ...details) => {
  if (details.every((detail) => typeof detail === "string")) postMessage([what, ...details]);
};

/** @param {MessageEvent} event */
const hear = ({ data }) => {
  if (typeof data !== "string" || data.length > LONGEST) return;
  let message;
  try {
    message = JSON.parse(data);
  } catch {
    // Ignores unknown messages of the server.
    return;
  }
  const { IdAssigned, NewPeer, PeerLeft, Signal } = message ?? {};
  if (IdAssigned) {
    wait = RETRY_MS;
    tell("up");
  } else if (NewPeer) tell("came", NewPeer);
  else if (PeerLeft) tell("left", PeerLeft);
  else if (Signal) tell("said", Signal.sender, Signal.data);
};

const call = () => {
  try {
    socket = new WebSocket(self.name);
  } catch {
    // A page's policy may forbid the connection, which counts as a server that does not answer.
    return callAgain();
  }
  socket.onmessage = hear;
  // This event follows every error, too.
  socket.onclose = callAgain;
};

// Reconnects after a delay, which grows each time.
const callAgain = () => {
  tell("down");
  setTimeout(call, wait);
  wait = Math.min(wait * 2, LONGEST_RETRY_MS);
};

/** @param {MessageEvent} event */
onmessage = ({ data: [receiver, data] }) => send({ Signal: { receiver, data } });
setInterval(send, KEEP_ALIVE_MS, "KeepAlive");
call();
export {};
