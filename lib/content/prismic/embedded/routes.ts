import type { Route } from "@prismicio/client";
import { z } from "zod";
import { isRecord } from "@/lib/base/is-record";
import type { Content } from "./content";
import type { StoredDocument } from "./document-file";
import { validationError } from "./errors";

const routesSchema: z.ZodType<Route[]> = z.array(
  z.strictObject({
    type: z.string(),
    path: z.string().startsWith("/"),
    resolvers: z.record(z.string(), z.string().regex(/^\w+$/)).optional(),
  }),
);

/** Parses the `routes` parameter. `resolvers` maps a keyword of the path to the link field whose document's uid it is. */
export function parseRoutes(text: string | null): Route[] {
  try {
    return routesSchema.parse(JSON.parse(text ?? "[]"));
  } catch {
    throw validationError(`The embedded repository does not support the routes '${text}'`);
  }
}

/** The value of a keyword such as `:uid`, or `:parent` with the resolver `parent`. */
function readKeyword(name: string, route: Route, document: StoredDocument, content: Content) {
  if (name === "uid") return document.uid;
  const field = route.resolvers?.[name];
  if (field === undefined) throw validationError(`The route '${route.path}' has no resolver '${name}'`);
  const link = document.data[field];
  return isRecord(link) ? content.byId.get(String(link.id))?.uid : null;
}

/** Null if a required keyword has no value. */
function fillPath(route: Route, document: StoredDocument, content: Content): string | null {
  let isComplete = true;
  const segments = route.path.split("/").map((segment) =>
    segment.replace(/:(\w+)(\?)?/g, (_text, name: string, optional?: string) => {
      const value = readKeyword(name, route, document, content) ?? "";
      if (value === "" && !optional) isComplete = false;
      return value;
    }),
  );
  return isComplete ? `/${segments.filter(Boolean).join("/")}` : null;
}

/** The URL by the first route for the document's type whose required keywords all have a value; null if there is none. */
export function resolveUrl(document: StoredDocument, routes: Route[], content: Content): string | null {
  for (const route of routes) {
    if (route.type !== document.type) continue;
    const url = fillPath(route, document, content);
    if (url !== null) return url;
  }
  return null;
}
