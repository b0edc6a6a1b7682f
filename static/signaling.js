// A client of a signalling server, in a worker of its own (src/ui/screens/signaling_client.rs), which is
// started where a server is named: it speaks the protocol of matchbox, JSON over a WebSocket. The worker's
// name is the address of a room there. The page is told what is heard in it, as [what, who, words], and tells
// what is to be said to whom, as [who, words]. The server is called again as long as it does not answer.

// How often something is said, so that nothing on the way takes the connection for forgotten.
const KEEP_ALIVE_MS = 10_000;
// How long to wait before the server is called again: at first, and at most.
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;
// The longest message that is read. A code is a tenth of it.
const LONGEST = 4_096;

/** @type {WebSocket | undefined} */
let socket;
let wait = RETRY_MS;

/** @param {unknown} message */
const send = (message) => {
  // What is lost is asked for again.
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

// What others than these pages say to each other in a room is none of ours.
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
    // Whatever else a server says is none of ours either.
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
    // A page's policy may forbid it, which is no other than a server that does not answer.
    return callAgain();
  }
  socket.onmessage = hear;
  // It comes after every error, too.
  socket.onclose = callAgain;
};

// Calls the server after a while, each time a longer one.
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
