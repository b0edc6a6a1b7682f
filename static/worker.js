// A worker of a program. Its name is the address of the program's script, `#`, and a number that no other has.
// The page gives it the program as it was compiled for the page; or nothing, where the script fetches its own.
//
// A lock of that name, where the browser gives it, tells the page when the worker has ended, whatever ended it.
const held = new Promise((then) => {
  const keep = () => new Promise(() => then(true));
  // Pages that are not secure have no locks, and frames without an origin of their own may not use them.
  if (!navigator.locks) then(false);
  else navigator.locks.request(self.name, keep).catch(() => then(false));
});
addEventListener(
  "message",
  async ({ data: module }) => {
    // In a frame without an origin of its own the worker's address is that of a blob: this script's is not.
    const { default: start } = await import(new URL(self.name.split("#")[0], import.meta.url).href);
    if (module) await start({ module_or_path: module });
  },
  { once: true },
);
held.then((held) => postMessage(held ? "held" : "listening"));
export {};
