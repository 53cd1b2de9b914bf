import "server-only";
import { basename, dirname } from "node:path";
import { z } from "zod";
import { listIssues, locateProblem, type Problem, quote } from "@/lib/platform/content-files/problem";
import { type ReadText, readJsonText } from "@/lib/platform/content-files/read-text";
import { isWithinJsonLimits } from "@/lib/platform/http/json-limits";
import { checkDocument } from "./check-document";
import { getTypeFields, type Models } from "./models";

const timestamp = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a timestamp");

/** Prismic's document JSON without fields that depend on the request: `url`, `href`, `linked_documents`. */
export const documentSchema = z.object({
  // The webhook accepts no others.
  id: z.string().regex(/^[\w-]{1,64}$/),
  uid: z.string().min(1).nullable(),
  // SECURITY: part of a file's path.
  type: z.string().regex(/^\w[\w-]*$/),
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

/** The text of a document's file. */
export const formatDocument = (document: StoredDocument): string => `${JSON.stringify(document, null, 2)}\n`;

export type ExtraCheck = (document: StoredDocument) => Problem[];

export type SourceFile = { path: string; text: string };

/** The name of a file's document for `npm run content`. */
export function nameOfFile(path: string): string {
  const [type, name] = [basename(dirname(path)), basename(path, ".json")];
  return name === type || type === "home_page" ? type : `${type}/${name}`;
}

/** Problems that Prismic itself would not let an editor save. */
function listIdentityProblems({ uid, type }: StoredDocument, path: string, models: Models): Problem[] {
  if (!models.types.has(type)) return [{ path: ["type"], message: `there is no custom type ${quote(type)}` }];
  const folder = basename(dirname(path));
  if (folder !== type)
    return [{ path: ["type"], message: `a ${quote(type)} belongs in a folder of that name` }];
  const hasUid = Object.values(getTypeFields(models, type) ?? {}).some((field) => field.type === "UID");
  if (hasUid === (uid !== null)) return [];
  return [{ path: ["uid"], message: `a ${quote(type)} ${hasUid ? "needs a" : "has no"} uid` }];
}

/** Many times what the largest page has. */
const jsonLimits = { depth: 60, values: 100_000 };

/** Parses a document's file: null if it can't be parsed at all, otherwise with its invalid fields empty. */
export function parseDocumentText(
  { path, text }: SourceFile,
  models: Models,
  check: ExtraCheck = () => [],
): ReadText<StoredDocument> {
  const locate = (problem: Problem) => locateProblem(text, problem);
  const reject = (problems: Problem[]) => ({ value: null, problems: problems.map(locate) });
  // SECURITY: documents are checked recursively, and deep nesting would end the reading of all files.
  if (!isWithinJsonLimits(Buffer.from(text), jsonLimits))
    return reject([
      { path: [], message: `has more than ${jsonLimits.values} values, or is nested too deeply` },
    ]);
  const json = readJsonText(text, z.unknown());
  if (json.problems.length > 0) return { value: null, problems: json.problems };
  const parsed = documentSchema.safeParse(json.value);
  if (!parsed.success) return reject(listIssues(parsed.error));
  const identity = listIdentityProblems(parsed.data, path, models);
  if (identity.length > 0) return reject(identity);
  const { value, problems } = checkDocument(parsed.data, models);
  return { value, problems: [...problems, ...check(parsed.data)].map(locate) };
}
