import { fileWriters } from "./file";
import { postWriters } from "./post";
import { type CodeSample, type SampleRequest, sampleLanguages } from "./types";
import { unblockerWriters } from "./unblocker";

function writeSample(request: SampleRequest, language: CodeSample["language"]): string {
  switch (request.kind) {
    case "post":
      return postWriters[language](request);
    case "unblocker":
      return unblockerWriters[language](request);
    case "file":
      return fileWriters[language](request);
  }
}

/** One request in all sample languages, as text to copy and run. */
export function buildSamples(request: SampleRequest): CodeSample[] {
  return sampleLanguages.map((language) => ({ language, code: writeSample(request, language) }));
}
