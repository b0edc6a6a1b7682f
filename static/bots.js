// The bots' worker: starts the program that the page passed as the worker's name.
const { default: start } = await import(self.name);
await start({ module_or_path: self.name.replace(/\.js(?=\?|$)/, "_bg.wasm") });
export {};
