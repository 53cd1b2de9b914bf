import { expect, it } from "vitest";
import * as notFound from "@/app/global-not-found";
import * as layout from "@/app/layout";

it("is that of the page for missing pages, too, which has no layout", () => {
  expect(notFound.metadata).toMatchObject(layout.metadata);
  expect(notFound.viewport).toEqual(layout.viewport);
});
