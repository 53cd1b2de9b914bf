export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name inside a sentence, acronyms unchanged: "residential proxies", "ISP proxies". */
export const uncapitalize = (name: string): string =>
  name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
