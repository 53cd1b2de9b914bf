import { createClient, type PrismicDocument } from "@prismicio/client";
import { contentFolders, embeddedFetch } from "@/lib/content/prismic/embedded";
import { readModels } from "@/lib/content/prismic/embedded/content";
import type { PushSource } from "@/lib/content/prismic/migration/push";
import prismicConfig from "@/prismic.config.json" with { type: "json" };

/** Everything published in the embedded repository, even if the site uses another one. */
export async function readSource(): Promise<PushSource> {
  const client = createClient<PrismicDocument>(prismicConfig.repositoryName, { fetch: embeddedFetch });
  const [documents, { types }] = await Promise.all([
    client.dangerouslyGetAll({ lang: "*" }),
    readModels(contentFolders),
  ]);
  const single = [...types.values()].filter(({ repeatable }) => !repeatable);
  return { documents, singleTypes: new Set(single.map(({ id }) => id)) };
}
