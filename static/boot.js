// Starts the page. Trunk puts the hashed names of the two files it needs into this script's tag.
const { dataset } = document.querySelector("script[data-wasm]");
const address = (name) => new URL(name, import.meta.url);
const { default: init } = await import(address(dataset.script));
await init({ module_or_path: address(dataset.wasm) });
