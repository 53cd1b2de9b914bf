import { baseColors, darkColors, palette } from "@/lib/base/design/palette";
import { escapeMarkup } from "@/lib/base/format/escape-markup";

const styles = `
body { margin: 0; background: ${baseColors.paper}; color: ${baseColors.ink}; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 20px; }
p { margin: 0 0 20px; overflow-wrap: anywhere; }
a { color: ${palette.OXY[700]}; }
.brand { font-size: 20px; font-weight: 600; }
.footer { border-top: 1px solid ${baseColors.paper3}; color: ${baseColors.ink2}; font-size: 14px; padding-top: 20px; }
@media (prefers-color-scheme: dark) {
  body { background: ${darkColors.paper}; color: ${darkColors.ink}; }
  a { color: ${palette.OXY[300]}; }
  .footer { border-color: ${darkColors.paper3}; color: ${darkColors.ink2}; }
}`;

/** A line as markup; a line that is a URL becomes a link. */
function formatLine(line: string): string {
  const text = escapeMarkup(line);
  return /^https?:\/\/\S+$/.test(line) ? `<a href="${text}">${text}</a>` : text;
}

const formatParagraph = (lines: readonly string[]) => `<p>${lines.map(formatLine).join("<br>")}</p>`;

/** The HTML version of a mail's text. It loads nothing when it is opened. */
export function buildMailHtml(paragraphs: readonly (readonly string[])[], siteUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>${styles}</style></head>
<body><main>
<p class="brand">oxbow</p>
${paragraphs.map(formatParagraph).join("\n")}
<p class="footer">Oxbow<br>${formatLine(siteUrl)}</p>
</main></body>
</html>
`;
}
