import "server-only";
import { basename, dirname } from "node:path";
import { z } from "zod";
import { lineOfSyntaxError } from "@/lib/base/format/line-of";
import {
  type FileProblem,
  listIssues,
  locateProblem,
  type Problem,
  quote,
} from "@/lib/platform/content-files/problem";
import { checkDocument } from "./check-document";
import { getTypeFields, type Models } from "./models";

const timestamp = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a timestamp");

/** Prismic's document JSON without what depends on the request: `url`, `href`, `linked_documents`. */
export const documentSchema = z.object({
  id: z.string().min(1),
  uid: z.string().min(1).nullable(),
  type: z.string(),
  lang: z.string(),
  tags: z.array(z.string()),
  first_publication_date: timestamp,
  last_publication_date: timestamp,
  slugs: z.array(z.string()),
  alternate_languages: z.array(
    z.object({ id: z.string(), uid: z.string().optional(), type: z.string(), lang: z.string() }),
  ),
  data: z.record(z.string(), z.unknown()),
});
export type StoredDocument = z.infer<typeof documentSchema>;

/** What is looked for in a document beyond its model. */
export type ExtraCheck = (document: StoredDocument) => Problem[];

/** A file with its text. */
export type SourceFile = { path: string; text: string };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The name of the document in a file, as `npm run content` takes it. */
export function nameOfFile(path: string): string {
  const [type, name] = [basename(dirname(path)), basename(path, ".json")];
  return name === type || type === "home_page" ? type : `${type}/${name}`;
}

/** A document as far as its file can be read, and everything that is wrong with it. */
export type ReadFile = { document: StoredDocument | null; problems: FileProblem[] };

/** Holds a document to what Prismic itself would never let an editor save. */
function listIdentityProblems({ uid, type }: StoredDocument, path: string, models: Models): Problem[] {
  if (!models.types.has(type)) return [{ path: ["type"], message: `there is no custom type ${quote(type)}` }];
  const folder = basename(dirname(path));
  if (folder !== type)
    return [{ path: ["type"], message: `a ${quote(type)} belongs into a folder of that name` }];
  const hasUid = Object.values(getTypeFields(models, type) ?? {}).some((field) => field.type === "UID");
  if (hasUid === (uid !== null)) return [];
  return [{ path: ["uid"], message: `a ${quote(type)} ${hasUid ? "needs a" : "has no"} uid` }];
}

/**
 * Reads the text of a document's file. The document is null where it cannot be read at all; else its broken
 * fields are empty.
 */
export function readDocumentText(
  { path, text }: SourceFile,
  models: Models,
  check: ExtraCheck = () => [],
): ReadFile {
  const place = { file: path, document: nameOfFile(path), text };
  const refuse = (problems: Problem[]) => ({
    document: null,
    problems: problems.map((problem) => locateProblem(problem, place)),
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const line = lineOfSyntaxError(error, text);
    return {
      document: null,
      problems: [
        { ...locateProblem({ path: [], message: `is not JSON: ${messageOf(error)}` }, place), line },
      ],
    };
  }
  const parsed = documentSchema.safeParse(json);
  if (!parsed.success) return refuse(listIssues(parsed.error));
  const identity = listIdentityProblems(parsed.data, path, models);
  if (identity.length > 0) return refuse(identity);
  const { value, problems } = checkDocument(parsed.data, models);
  const all = [...problems, ...check(parsed.data)];
  return { document: value, problems: all.map((problem) => locateProblem(problem, place)) };
}
