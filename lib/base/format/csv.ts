/** CSV files for spreadsheets and programs. */

// SECURITY: spreadsheets execute cells that start like a formula (owasp.org, "CSV Injection"). Such cells get a leading
// apostrophe; phone numbers start with "+", so they get it too. Some programs first drop invisible characters: spaces, control
// characters, zero-width marks, the byte order mark, the blank Braille pattern. Lenient parsers also drop a leading quote.
// Operators count in all their variants: full-width, small, superscript, subscript.
const invisible = "\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800";
const operators = "=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−";
const quotes = "\"'＂";
const formulaStart = new RegExp(`^[${invisible}${quotes}]*[${operators}\\t\\r\\n]`, "u");

// SECURITY: where the comma is the decimal sign, spreadsheets split at semicolons and may ignore the quotes: a semicolon, a tab
// or a line break inside a value then starts a new cell.
// The operator is looked for in code: a lookahead would take quadratic time on a long run of tabs.
const innerStart = new RegExp(`[;\\t\\r\\n][${invisible}${quotes}]*`, "gu");
const operator = new RegExp(`^[${operators}]`, "u");

const guardInnerStarts = (text: string) =>
  text.replace(innerStart, (start, offset: number) =>
    operator.test(text.charAt(offset + start.length)) ? start.replace(/[;\t\r\n](?![\r\n])/g, "$&'") : start,
  );

/** One CSV cell (RFC 4180), safe to open in a spreadsheet. */
function formatCsvCell(value: unknown): string {
  const text = guardInnerStarts(value === null || value === undefined ? "" : String(value));
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table with a header row. The byte order mark makes spreadsheets read it as UTF-8. */
export function formatCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = rows.map((row) => columns.map((column) => formatCsvCell(row[column])).join(","));
  return `\uFEFF${[columns.join(","), ...lines].join("\r\n")}\r\n`;
}
