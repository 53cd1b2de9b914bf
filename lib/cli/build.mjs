// `npm run build`: builds the site, also while one is running. The next `npm start` serves the new build.
// `npm test` passes the build folder to use, because its checks read that one.
import process from "node:process";
import { buildFolders, ensureBuilt, ensureInstalled, readSettings } from "./prepare.mjs";

await ensureInstalled();
const named = process.argv.slice(2);
const folder = await ensureBuilt(readSettings(), named.length > 0 ? named : buildFolders);
console.log(`The site is built (${folder}). A site that runs shows it after a restart.`);
