import { expect, it } from "vitest";
import { isCompleteBody } from "@/lib/server/document/complete-body";

const png = Buffer.concat([Buffer.from("\x89PNG…"), Buffer.from("\0\0\0\0IEND\xae\x42\x60\x82", "latin1")]);

it.each([
  ["image/png", png, 12],
  ["application/xml", Buffer.from("<urlset>\n<url/>\n</urlset>\n"), 3],
  ["image/svg+xml", Buffer.from("<svg><path/></svg>"), 1],
  ["application/xml", Buffer.from('<?xml version="1.0"?>\n<urlset>\n<url/>\n</urlset>\n'), 11],
  ["application/json", Buffer.from('{"rows":[1,2]}'), 3],
  ["application/json", Buffer.from('{"rows":[{"a":1}]}'), 2],
  ["text/plain; charset=utf-8", Buffer.from("User-agent: *\nAllow: /\n"), 2],
])("a truncated response of type %s is detected", (type, body, missing) => {
  expect(isCompleteBody(body, type)).toBe(true);
  expect(isCompleteBody(body.subarray(0, -missing), type)).toBe(false);
  expect(isCompleteBody(Buffer.alloc(0), type)).toBe(false);
});

it("a response without a recognizable end counts as complete", () => {
  expect(isCompleteBody(Buffer.from("abc"), "font/woff2")).toBe(true);
});
