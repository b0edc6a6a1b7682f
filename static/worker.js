// A worker of a game's program. Its name is the address of the program's script; the page gives it the
// program as it was compiled for the page.
addEventListener(
  "message",
  async ({ data: module }) => {
    const { default: start } = await import(self.name);
    await start({ module_or_path: module });
  },
  { once: true },
);
postMessage("listening");
export {};
