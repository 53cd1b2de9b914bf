import type { Route } from "@prismicio/client";
import { isRecord } from "@/lib/base/is-record";
import type { Content } from "./content";
import type { StoredDocument } from "./document-file";
import { type Data, type FieldPick, getTypeFields, mapFields, type TypePick } from "./models";
import { resolveUrl } from "./routes";

/** Link options of a request: routes for URLs, and fields of linked documents to include. */
export type LinkContext = {
  content: Content;
  routes: Route[];
  brokenRoute: string | null;
  fetchLinks: TypePick[];
};

/** Parses `fetchLinks=testimonial.author,page.group.field`; brackets around the list are allowed. */
export function parseFetchLinks(text: string | null): TypePick[] {
  const paths = (text ?? "").replace(/^\[|\]$/g, "").split(",");
  return paths.flatMap((path) => {
    const [id, field, inner] = path.trim().split(".");
    if (!id || !field) return [];
    return [{ id, fields: [inner ? { id: field, fields: [inner] } : field] }];
  });
}

function pickValue(value: unknown, pick: FieldPick, context: LinkContext): unknown {
  if (typeof pick === "string") return resolveLinks(value, [], context);
  if ("customtypes" in pick) return resolveLinks(value, pick.customtypes, context);
  if (!Array.isArray(value)) return value;
  return value.map((item) => (isRecord(item) ? pickFields(item, pick.fields, context) : item));
}

function pickFields(data: Data, picks: FieldPick[], context: LinkContext): Data {
  const picked: Data = {};
  for (const pick of picks) {
    const id = typeof pick === "string" ? pick : pick.id;
    if (id in data) picked[id] = pickValue(data[id], pick, context);
  }
  return picked;
}

function resolveLink(link: Data, picks: TypePick[], context: LinkContext): Data {
  const target = context.content.byId.get(String(link.id));
  if (!target) {
    const url = context.brokenRoute === null ? {} : { url: context.brokenRoute };
    return { ...link, type: "broken_type", tags: [], lang: null, slug: "-", isBroken: true, ...url };
  }
  const fields = picks.filter(({ id }) => id === target.type).flatMap((pick) => pick.fields);
  const url = resolveUrl(target, context.routes, context.content);
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
    ...(fields.length > 0 && { data: pickFields(target.data, fields, context) }),
    isBroken: false,
  };
}

function resolveLinks(value: unknown, picks: TypePick[], context: LinkContext): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveLinks(item, picks, context));
  if (!isRecord(value)) return value;
  if (value.link_type === "Document" && typeof value.id === "string")
    return resolveLink(value, picks, context);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, resolveLinks(each, picks, context)]),
  );
}

/** The document's data with resolved links and the requested fields of linked documents. */
export function resolveDocumentData(document: StoredDocument, context: LinkContext): Data {
  const { models } = context.content;
  return mapFields(document.data, getTypeFields(models, document.type), models, (value, field) => {
    const modelPicks = (field?.config?.customtypes ?? []).filter((pick) => typeof pick !== "string");
    return resolveLinks(value, [...modelPicks, ...context.fetchLinks], context);
  });
}
