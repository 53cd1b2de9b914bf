import { expect, it } from "vitest";
import * as notFound from "@/app/global-not-found";
import * as layout from "@/app/layout";

it("the page for missing pages, which has no layout, has the root layout's metadata and viewport", () => {
  expect(notFound.metadata).toMatchObject(layout.metadata);
  expect(notFound.viewport).toEqual(layout.viewport);
});
