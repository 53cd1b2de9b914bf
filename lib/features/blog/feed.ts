import { routes } from "@/lib/base/routes";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import { latestChange } from "./lists";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** RFC 4287 requires a time; a post has a date, which is midnight UTC. */
function timeOf(isoDate: string): string {
  return `${isoDate}T00:00:00Z`;
}

function buildEntry(post: PostSummary, siteUrl: string): string {
  const url = siteUrl + routes.post(post.slug);
  return `  <entry>
    <id>${escapeXml(url)}</id>
    <title>${escapeXml(post.title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${timeOf(post.published)}</published>
    <updated>${timeOf(post.updated)}</updated>
    <author><name>${escapeXml(post.author.name)}</name><uri>${escapeXml(siteUrl + routes.blogAuthor(post.author.slug))}</uri></author>
    <category term="${escapeXml(post.category.slug)}" label="${escapeXml(post.category.name)}"/>
    <summary type="text">${escapeXml(post.description)}</summary>
  </entry>`;
}

/** The posts, newest first, as an Atom feed (RFC 4287). `siteUrl` is the origin without a trailing slash. */
export function buildFeed(posts: readonly PostSummary[], siteUrl: string): string {
  const updated = latestChange(posts) ?? "1970-01-01";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(siteUrl + routes.blog())}</id>
  <title>Oxbow field notes</title>
  <subtitle>Proxies, scraping and data quality, with code that runs.</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + routes.feed())}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(siteUrl + routes.blog())}"/>
  <updated>${timeOf(updated)}</updated>
${posts.map((post) => buildEntry(post, siteUrl)).join("\n")}
</feed>
`;
}
