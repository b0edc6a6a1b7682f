// A bots' worker: starts the program that the page has named it after.
const { default: start } = await import(self.name);
await start({ module_or_path: self.name.replace(/\.js$/, "_bg.wasm") });
export {};
