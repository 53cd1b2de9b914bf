import type { Route } from "@prismicio/client";
import { isRecord } from "@/lib/base/is-record";
import type { Content } from "./content";
import type { StoredDocument } from "./document-file";
import { type Data, getTypeFields, mapFields, type TypePick } from "./models";
import { resolveUrl } from "./routes";

function resolveLink(link: Data, picks: TypePick[], content: Content, routes: Route[]): Data {
  const target = content.byId.get(String(link.id));
  if (!target) return { ...link, type: "broken_type", tags: [], lang: null, slug: "-", isBroken: true };
  const fields = picks.find(({ id }) => id === target.type)?.fields;
  const picked = Object.entries(target.data).filter(([field]) => fields?.includes(field));
  const url = resolveUrl(target, routes, content);
  return {
    ...link,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.slugs[0] ?? "-",
    first_publication_date: target.first_publication_date,
    last_publication_date: target.last_publication_date,
    ...(target.uid !== null && { uid: target.uid }),
    ...(url !== null && { url }),
    ...(fields && { data: resolveLinks(Object.fromEntries(picked), [], content, routes) }),
    isBroken: false,
  };
}

function resolveLinks(value: unknown, picks: TypePick[], content: Content, routes: Route[]): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveLinks(item, picks, content, routes));
  if (!isRecord(value)) return value;
  if (value.link_type === "Document" && typeof value.id === "string")
    return resolveLink(value, picks, content, routes);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, resolveLinks(each, picks, content, routes)]),
  );
}

/** The document's data with resolved links, and the fields of linked documents that the models pick. */
export function resolveDocumentData(document: StoredDocument, content: Content, routes: Route[]): Data {
  const { models } = content;
  return mapFields(document.data, getTypeFields(models, document.type), models, (value, field) => {
    const picks = (field?.config?.customtypes ?? []).filter((pick) => typeof pick !== "string");
    return resolveLinks(value, picks, content, routes);
  });
}
