import { asText, type RichTextField, type SelectField } from "@prismicio/client";
import type { CodeLanguage } from "@/components/code/highlight";
import type { Sample } from "@/components/code/language-choice";

/** The filled code samples of a slice; a row without language or code is left out. */
export function listSamples(
  rows: readonly { language: SelectField<CodeLanguage>; code: RichTextField }[],
): Sample[] {
  return rows.flatMap(({ language, code }) => {
    const text = asText(code);
    return language && text ? [{ language, code: text }] : [];
  });
}
