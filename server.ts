/** The site in production: `node server.ts` after `next build`. Everything it does is in `lib/serving`. */
// First, so that the import below can use the project's aliases.
import "./lib/cli/register.mjs";
import "./lib/cli/server-only.mjs";

const { serve } = await import("./lib/serving/serve.ts");
await serve();
