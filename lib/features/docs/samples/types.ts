import type { JsonObject } from "./literals";

export const sampleLanguages = ["curl", "Python", "Node.js", "Go", "Java", "PHP", "C#"] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

export type CodeSample = { language: SampleLanguage; code: string };

/** A POST with a JSON body. `prints` leads to the value of the response that the sample prints. */
export type PostRequest = {
  kind: "post";
  url: string;
  body: JsonObject;
  prints: readonly (string | number)[];
};

/** A GET through the web unblocker; `header` says what the unblocker should do. */
export type UnblockerRequest = { kind: "unblocker"; target: string; header: string };

/** A GET of a file of JSON Lines, compressed with gzip. `prints` are two fields of a record. */
export type FileRequest = { kind: "file"; url: string; file: string; prints: readonly [string, string] };

export type SampleRequest = PostRequest | UnblockerRequest | FileRequest;

/** One writer per language, so a language that is missing does not compile. */
export type Writers<Request> = Record<SampleLanguage, (request: Request) => string>;
