// Browsers that Next supports (Safari 16.4, Chrome 111) lack it; forms and tracking use it.
URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
