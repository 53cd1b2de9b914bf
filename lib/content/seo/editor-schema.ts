import { z } from "zod";
import type { SchemaNode } from "./json-ld";

const editorSchema = z
  .object({ "@context": z.unknown(), "@type": z.union([z.string().min(1), z.array(z.string()).min(1)]) })
  .partial({ "@context": true })
  .catchall(z.json())
  // `formatJsonLd` sets the context of the whole graph.
  .transform(({ "@context": _, ...node }) => node);

function isNode(value: z.output<typeof editorSchema>): value is z.output<typeof editorSchema> & SchemaNode {
  return value["@type"].length > 0;
}

/** The schema.org object of one item of the editors' field `schemas`; null if it is not one. */
export function parseEditorSchema(json: string): SchemaNode | null {
  try {
    const node = editorSchema.safeParse(JSON.parse(json));
    return node.success && isNode(node.data) ? node.data : null;
  } catch {
    return null;
  }
}
