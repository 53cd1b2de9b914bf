// Programs that Node runs directly are all server. The `react-server` condition says so too, but would
// hand Next, where it runs in the same process, the wrong half of React.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== "server-only") return nextResolve(specifier, context);
    return { url: "data:text/javascript,", shortCircuit: true };
  },
});
