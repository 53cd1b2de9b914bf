import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { takeRouterState } from "@/lib/server/router-state";

const encode = (state: unknown) => encodeURIComponent(JSON.stringify(state));
const check = (state: string, others: IncomingHttpHeaders = { rsc: "1" }) => {
  const headers: IncomingHttpHeaders = { ...others, "next-router-state-tree": state };
  return { isAccepted: takeRouterState(headers), kept: headers["next-router-state-tree"] !== undefined };
};
const page = ["__PAGE__", {}, null, null, 0];
const nest = (depth: number): unknown => (depth === 0 ? page : ["", { children: nest(depth - 1) }]);

it.each([
  ["a page", page],
  [
    "a dynamic route",
    ["", { children: [["uid", "pricing", "c", null], { children: page }, null, "refetch"] }],
  ],
  ["a dynamic parameter beside static routes", [["slug", "a", "d", ["b", "c"]], {}, ["/a", ""], null, 16]],
  ["many levels", nest(40)],
])("accepts %s", (_name, state) => {
  expect(check(encode(state))).toEqual({ isAccepted: true, kept: true });
});

it.each([
  ["a broken escape", "%zz"],
  ["an object", encode({})],
  ["the key __proto__", encodeURIComponent('["",{"__proto__":5}]')],
  ["the key __proto__ with a Unicode escape", encodeURIComponent('["",{"\\u005f_proto__":5}]')],
  ["an empty list as segment", encode([[], {}])],
  ["an unknown kind of parameter", encode([["uid", "a", "x", null], {}])],
  ["a kind of parameter in a list", encode([["uid", "a", ["c"], null], {}])],
  ["a third part that is not a URL", encode(["", {}, 5])],
  ["too many parts", encode(["", {}, null, null, 0, "", 1])],
  ["too many levels", encode(nest(42))],
  ["a header that is too long", encode(["x".repeat(9_000), {}])],
])("rejects %s", (_name, state) => {
  expect(check(state).isAccepted).toBe(false);
});

it("removes the router state from a request for a document", () => {
  expect(check("%zz", {})).toEqual({ isAccepted: true, kept: false });
});
