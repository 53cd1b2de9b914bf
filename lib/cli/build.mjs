// `npm run build`: builds the site. A running site is not disturbed; the next `npm start` serves the new build.
// Arguments: the folders to choose from (default: all). `npm test` names one, because its checks read that folder.
import process from "node:process";
import { buildFolders, ensureBuilt, ensureInstalled, readSettings } from "./prepare.mjs";

await ensureInstalled();
const candidateFolders = process.argv.slice(2);
const folder = await ensureBuilt(
  readSettings(),
  candidateFolders.length > 0 ? candidateFolders : buildFolders,
);
console.log(`The site is built (${folder}). Restart a running site to serve it.`);
