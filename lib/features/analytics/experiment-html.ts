/** The HTML that an experiment may put into a page. */

export const allowedElements = [
  ...["p", "br", "strong", "em", "b", "i", "span", "small"],
  ...["ul", "ol", "li", "a"],
];
export const allowedAttributes = ["href", "class"];

/** A path of this site: one slash, not followed by a slash or a backslash, which browsers treat as a slash. */
const sitePath = String.raw`\/(?![\/\\])[\w\-.\/?=#%]*`;
export const allowedHref = new RegExp(`^${sitePath}$`);

const attribute = `(?:class="[\\w\\- ]*"|href="${sitePath}")`;
const tag = `</?(?:${allowedElements.join("|")})(?: +${attribute})* *\\/?>`;

/** Text with these elements and attributes only. */
export const allowedHtmlPattern = new RegExp(`^(?:[^<>]|${tag})*$`);
