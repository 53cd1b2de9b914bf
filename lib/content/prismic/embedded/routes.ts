import type { Route } from "@prismicio/client";
import { z } from "zod";
import { isRecord } from "@/lib/base/is-record";
import type { Content } from "./content";
import type { StoredDocument } from "./document-file";
import { ApiError } from "./errors";
import { getTypeFields } from "./models";

const routesSchema: z.ZodType<Route[]> = z.array(
  z.object({
    type: z.string(),
    path: z.string().startsWith("/"),
    uid: z.string().optional(),
    lang: z.string().optional(),
    resolvers: z.record(z.string(), z.string()).optional(),
  }),
);

const keyword = /:([a-zA-Z_]\w*)(\?)?/g;

function reject(message: string): never {
  throw new ApiError(400, { type: "api_validation_error", message: `[Link resolver error] ${message}` });
}

function checkRoute(route: Route, { models }: Content) {
  const fields = getTypeFields(models, route.type);
  if (!fields) reject(`Unknown type \`${route.type}\``);
  for (const [name, path] of Object.entries(route.resolvers ?? {})) {
    const field = fields[path.split(".")[0] ?? ""];
    if (field?.type !== "Link")
      reject(`Resolver \`${name}\` is not a content relationship of \`${route.type}\``);
  }
  for (const [, name = ""] of route.path.matchAll(keyword)) {
    if (name !== "uid" && name !== "lang" && !(name in (route.resolvers ?? {}))) {
      reject(`Unknown keyword \`:${name}\` in path \`${route.path}\``);
    }
  }
}

/** Parses the `routes` parameter. Throws a 400 ApiError when a route does not fit the models. */
export function parseRoutes(text: string | null, content: Content): Route[] {
  if (!text) return [];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    reject("`routes` is not JSON");
  }
  const routes = routesSchema.safeParse(json);
  if (!routes.success) reject("`routes` is not a list of route resolvers");
  for (const route of routes.data) checkRoute(route, content);
  return routes.data;
}

/** Follows content relationships, such as `category.section`, to the uid of the last document. */
function followResolver(document: StoredDocument, path: string, content: Content): string | null {
  let current: StoredDocument | undefined = document;
  for (const field of path.split(".")) {
    const link: unknown = current?.data[field];
    current = isRecord(link) ? content.byId.get(String(link.id)) : undefined;
  }
  return current?.uid ?? null;
}

function fillPath(route: Route, document: StoredDocument, content: Content): string | null {
  const read = (name: string) => {
    if (name === "uid") return document.uid;
    if (name === "lang") return document.lang;
    return followResolver(document, route.resolvers?.[name] ?? "", content);
  };
  let isComplete = true;
  const segments = route.path.split("/").map((segment) =>
    segment.replace(keyword, (_text, name: string, optional?: string) => {
      const value = read(name);
      if (value === null && !optional) isComplete = false;
      return value ?? "";
    }),
  );
  return isComplete ? `/${segments.filter(Boolean).join("/")}` : null;
}

/** The document's URL by the first matching route with all values; null without one. */
export function resolveUrl(document: StoredDocument, routes: Route[], content: Content): string | null {
  for (const route of routes) {
    const fits =
      route.type === document.type &&
      (route.uid === undefined || route.uid === document.uid) &&
      (route.lang === undefined || route.lang === document.lang);
    const url = fits ? fillPath(route, document, content) : null;
    if (url !== null) return url;
  }
  return null;
}
