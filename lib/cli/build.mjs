// `npm run build`: builds the site into a folder that no running site uses. The next `npm start` serves it.
import { buildFolders, ensureBuilt, ensureInstalled, readSettings } from "./prepare.mjs";

await ensureInstalled();
const folder = await ensureBuilt(readSettings(), buildFolders);
console.log(`The site is built (${folder}). A site that runs shows it after a restart.`);
