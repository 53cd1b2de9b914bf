import type { Metadata } from "next";
import { publicEnv } from "@/lib/base/env/public";
import { buildHead } from "./head";
import { toMetadata } from "./metadata";

/** Metadata of a form's result page, which is not indexed. */
export function buildResultMetadata(path: string, title: string, description: string): Metadata {
  const data = { meta_title: `${title} | Oxbow`, meta_description: description, no_index: true };
  return toMetadata(buildHead({ data, route: path, siteUrl: publicEnv.SITE_URL }));
}
