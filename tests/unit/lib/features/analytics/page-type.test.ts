import { expect, it } from "vitest";
import { pageTypeOf } from "@/lib/features/analytics/page-type";

it.each([
  ["/", "home"],
  ["/pricing/residential-proxies", "pricing"],
  ["/residential-proxies", "product"],
  ["/scraper-api/web", "product"],
  ["/careers", "other"],
  // Names of every object's own properties.
  ["/constructor", "other"],
  ["/__proto__", "other"],
])("%s is a page of type %s", (path, type) => expect(pageTypeOf(path)).toBe(type));
