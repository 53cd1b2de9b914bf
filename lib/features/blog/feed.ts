import { escapeMarkup } from "@/lib/base/format/escape-markup";
import { routes } from "@/lib/base/routes";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import { latestChange } from "./lists";

/** RFC 4287 requires a time; a post has a date, which is midnight UTC. */
function timeOf(isoDate: string): string {
  return `${isoDate}T00:00:00Z`;
}

function buildEntry(post: PostSummary, siteUrl: string): string {
  const url = siteUrl + routes.post(post.slug);
  return `  <entry>
    <id>${escapeMarkup(url)}</id>
    <title>${escapeMarkup(post.title)}</title>
    <link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>
    <published>${timeOf(post.published)}</published>
    <updated>${timeOf(post.updated)}</updated>
    <author><name>${escapeMarkup(post.author.name)}</name><uri>${escapeMarkup(siteUrl + routes.blogAuthor(post.author.slug))}</uri></author>
    <category term="${escapeMarkup(post.category.slug)}" label="${escapeMarkup(post.category.name)}"/>
    <summary type="text">${escapeMarkup(post.description)}</summary>
  </entry>`;
}

/** An Atom feed (RFC 4287) of the posts, which are in the given order: newest first. `siteUrl` is the origin without a trailing slash. */
export function buildFeed(posts: readonly PostSummary[], siteUrl: string): string {
  const updated = latestChange(posts) ?? "1970-01-01";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeMarkup(siteUrl + routes.blog())}</id>
  <title>Oxbow blog</title>
  <subtitle>Proxies, scraping and data quality, with code that runs.</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(siteUrl + routes.feed())}"/>
  <link rel="alternate" type="text/html" href="${escapeMarkup(siteUrl + routes.blog())}"/>
  <updated>${timeOf(updated)}</updated>
${posts.map((post) => buildEntry(post, siteUrl)).join("\n")}
</feed>
`;
}
