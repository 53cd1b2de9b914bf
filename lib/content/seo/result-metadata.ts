import type { Metadata } from "next";
import { publicEnv } from "@/lib/base/env/public";
import { buildHead } from "./head";
import { toMetadata } from "./metadata";

/** Head of a page that answers a form; search engines leave it out. */
export function buildResultMetadata(path: string, title: string, description: string): Metadata {
  const data = { meta_title: `${title} | Oxbow`, meta_description: description, no_index: true };
  return toMetadata(buildHead({ data, route: path, siteUrl: publicEnv.SITE_URL }));
}
