import { readdir, readFile } from "node:fs/promises";
import { createClient, type PrismicDocument } from "@prismicio/client";
import { embeddedFetch } from "@/lib/content/prismic/embedded";
import { customTypeSchema } from "@/lib/content/prismic/embedded/models";
import type { PushSource } from "@/lib/content/prismic/migration/push";
import prismicConfig from "@/prismic.config.json" with { type: "json" };

const modelsFolder = "content/models";

async function listSingleTypes(): Promise<Set<string>> {
  const names = await readdir(modelsFolder);
  const models = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${modelsFolder}/${name}/index.json`, "utf8");
      return customTypeSchema.parse(JSON.parse(text));
    }),
  );
  return new Set(models.filter(({ repeatable }) => !repeatable).map(({ id }) => id));
}

/** Everything published in the embedded repository, even if the site uses another one. */
export async function readSource(): Promise<PushSource> {
  const client = createClient<PrismicDocument>(prismicConfig.repositoryName, { fetch: embeddedFetch });
  const [documents, singleTypes] = await Promise.all([
    client.dangerouslyGetAll({ lang: "*" }),
    listSingleTypes(),
  ]);
  return { documents, singleTypes };
}
