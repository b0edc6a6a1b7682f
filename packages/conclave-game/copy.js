#!/usr/bin/env node
// npx conclave-game FOLDER: copies the games to where a page serves them from.
import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [folder] = process.argv.slice(2);
if (!folder || folder.startsWith("-")) {
  console.error("Usage: npx conclave-game FOLDER, such as public/games");
  process.exit(1);
}
// Files of another version have other names, and would stay.
rmSync(folder, { recursive: true, force: true });
cpSync(fileURLToPath(new URL("games", import.meta.url)), folder, { recursive: true });
console.log(`The games are in ${folder}.`);
