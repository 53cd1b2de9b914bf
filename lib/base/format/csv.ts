/** CSV files for spreadsheets and programs. */

// SECURITY: spreadsheets execute cells that start like a formula (owasp.org, "CSV Injection"). Some first
// drop invisible characters: spaces, control characters, zero-width marks, the byte order mark, blank
// fillers. Less strict readers also drop a leading quote. Operators count in every width that an input method
// produces. Phone numbers start with "+", so they get the apostrophe too.
const invisible = "\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800";
const operators = "=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−";
const quotes = "\"'＂";
const formulaStart = new RegExp(`^[${invisible}${quotes}]*[${operators}\\t\\r\\n]`, "u");

// SECURITY: where the comma is the decimal sign, spreadsheets split at semicolons only. They ignore our quotes then,
// so that a semicolon, a tab or a line break inside a text begins a cell.
const innerStart = new RegExp(
  `(?<=[;\\t\\r\\n])(?![\\r\\n])(?=[${invisible}${quotes}]*[${operators}])`,
  "gu",
);

/** One CSV cell (RFC 4180), safe to open in a spreadsheet. */
export function formatCsvCell(value: unknown): string {
  const text = (value === null || value === undefined ? "" : String(value)).replaceAll(innerStart, "'");
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table with a header row. The byte order mark makes spreadsheets read it as UTF-8. */
export function formatCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = rows.map((row) => columns.map((column) => formatCsvCell(row[column])).join(","));
  return `\uFEFF${[columns.join(","), ...lines].join("\r\n")}\r\n`;
}
