// Browsers that Next supports (Safari 16.4, Chrome 111, Firefox 111) lack them; forms and tracking use them.
URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
String.prototype.toWellFormed ??= function () {
  return this.replace(/\p{Cs}/gu, "\ufffd");
};
