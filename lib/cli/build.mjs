// `npm run build`: builds the site, beside one that runs where there is one. The next `npm start` serves it.
// `npm test` names the folder: its checks read the first.
import process from "node:process";
import { buildFolders, ensureBuilt, ensureInstalled, readSettings } from "./prepare.mjs";

await ensureInstalled();
const named = process.argv.slice(2);
const folder = await ensureBuilt(readSettings(), named.length > 0 ? named : buildFolders);
console.log(`The site is built (${folder}). A site that runs shows it after a restart.`);
