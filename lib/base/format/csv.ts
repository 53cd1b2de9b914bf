/** Tables as files for spreadsheets and programs. */

// SECURITY: spreadsheets run a cell that starts like a formula (owasp.org, "CSV Injection"), some of them after
// dropping what can't be seen in front of it: space, control characters, zero-width marks, the byte order mark,
// blank fillers. A quote in front goes the same way where the file is read less strictly than it was written. Signs
// count in every width that an input method makes. Phone numbers start with "+", so they get the apostrophe too.
const invisible = "\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800";
const signs = "=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−";
const quotes = "\"'＂";
const formulaStart = new RegExp(`^[${invisible}${quotes}]*[${signs}\\t\\r\\n]`, "u");

/**
 * One CSV cell (RFC 4180), safe to open in a spreadsheet. Always in quotes, because some spreadsheets
 * also split at semicolons.
 */
export function formatCsvCell(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table with a header line. The mark in front makes spreadsheets read it as UTF-8. */
export function formatCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = rows.map((row) => columns.map((column) => formatCsvCell(row[column])).join(","));
  return `\uFEFF${[columns.join(","), ...lines].join("\r\n")}\r\n`;
}
