/** Facts about the open page that go with a lead. Read when they are sent, stored nowhere. */

export type PageFacts = { path_url: string; landing_page_url?: string; referer?: string };

/**
 * Facts from the page's address and `document.referrer`. A referrer of the site's own host says nothing
 * about where the visitor came from, and then this page is not where they landed, either.
 */
export function buildPageFacts(address: string, referrer: string): PageFacts {
  const page = new URL(address);
  page.hash = "";
  const from = URL.parse(referrer);
  if (from?.host === page.host) return { path_url: page.href };
  return { path_url: page.href, landing_page_url: page.href, ...(from && { referer: from.href }) };
}
