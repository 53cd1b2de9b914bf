// `npm run build`: builds the site. A running site is not disturbed; the next `npm start` serves the new build.
// `npm test` passes the build folder to use, because its checks read that one.
import process from "node:process";
import { buildFolders, ensureBuilt, ensureInstalled, readSettings } from "./prepare.mjs";

await ensureInstalled();
const requestedFolders = process.argv.slice(2);
const folder = await ensureBuilt(
  readSettings(),
  requestedFolders.length > 0 ? requestedFolders : buildFolders,
);
console.log(`The site is built (${folder}). Restart a running site to serve it.`);
