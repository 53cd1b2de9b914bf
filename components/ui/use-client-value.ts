import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A constant that only the browser knows; `serverValue` on the server and during hydration. */
export function useClientValue<Value extends string | null>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}
