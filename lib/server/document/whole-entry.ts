/**
 * Keeps half-written files from being served. A full disk or a killed process leaves files that are empty or cut;
 * Next would take them for documents, answer 200 and let others cache them.
 */
import { rename, rm, writeFile } from "node:fs/promises";

/** The functions that Next writes its entries with. */
type Files = { writeFile(file: string, data: string | Buffer): Promise<void> };

/** The same functions, but a file is under its name whole or not at all. */
export function writeWholeFiles<Given extends Files>(files: Given): Given {
  let count = 0;
  return {
    ...files,
    async writeFile(file, data) {
      // Two renderings may write the same entry at once.
      const draft = `${file}.${process.pid}-${count++}.new`;
      try {
        await writeFile(draft, data);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

type Bytes = Uint8Array;

const newline = 10;
const endOfPng = Buffer.from("IEND\xae\x42\x60\x82", "latin1");

const endsWith = (bytes: Bytes, end: Bytes) => Buffer.compare(bytes.subarray(-end.length), end) === 0;

/** React's data ends each of its rows with a line break. */
const isWholeData = (data: Bytes | undefined) => data === undefined || data.at(-1) === newline;

function isWholeBody(body: Bytes, type: string): boolean {
  if (body.length === 0) return false;
  if (type.startsWith("image/png")) return endsWith(body, endOfPng);
  const text = Buffer.from(body.subarray(-16)).toString("utf8");
  if (/xml|svg|html/.test(type)) return text.trimEnd().endsWith(">");
  if (/json/.test(type)) return /[}\]]\s*$/.test(text);
  // Lists of lines, such as robots.txt; what else there may be has no end to look for.
  return !type.startsWith("text/") || text.endsWith("\n");
}

type Page = {
  html: string;
  rscData: Bytes | undefined;
  segmentData: Map<string, Bytes> | undefined;
};

/** Next writes a segment with this in its name without content for pages that are rendered at their first visit. */
const emptySegment = "-fake-segment/";

/** Whether a kept document and its data have their ends. */
export function isWholePage({ html, rscData, segmentData }: Page): boolean {
  const segments = [...(segmentData ?? [])].filter(([name]) => !name.includes(emptySegment));
  const data = [rscData, ...segments.map(([, bytes]) => bytes)];
  return html.trimEnd().endsWith("</html>") && data.every(isWholeData);
}

/** Whether the kept answer of a route has its end. */
export const isWholeAnswer = (answer: { body: Bytes; headers: Record<string, unknown> }): boolean =>
  isWholeBody(answer.body, String(answer.headers["content-type"] ?? ""));
