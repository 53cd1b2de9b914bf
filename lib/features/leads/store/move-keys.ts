/** Rows of the table `keys` in Postgres that `npm run leads -- move` writes: the time of each step, ISO 8601. */
export const moveKeys = { started: "move started at", completed: "move completed at" };
