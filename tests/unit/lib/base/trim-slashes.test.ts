import { expect, it } from "vitest";
import { trimEndSlashes } from "@/lib/base/trim-slashes";

it.each([
  ["/", ""],
  ["", ""],
  ["/a/b", "/a/b"],
  ["/a//b///", "/a//b"],
])("trims the slashes at the end of '%s'", (path, trimmed) => {
  expect(trimEndSlashes(path)).toBe(trimmed);
});
