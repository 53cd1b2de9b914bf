"use client";

import { TextLink } from "@/components/actions/text-link";
import { QueryProvider } from "@/components/query/query-provider";
import { useEndpoint } from "@/components/query/use-endpoint";
import { containsWords } from "@/lib/base/format/fold";
import { routes } from "@/lib/base/routes";
import { PostMeta } from "./post-meta";
import { searchUnavailableText } from "./search-unavailable";

function Results({ query }: { query: string }) {
  const { data, isError } = useEndpoint("api/posts");
  const isAsked = query.trim() !== "";
  const found = (data?.posts ?? []).filter((post) =>
    containsWords(`${post.title} ${post.description} ${post.category.name} ${post.author.name}`, query),
  );
  const shown = isAsked ? found : [];
  // A later request that fails keeps the posts of the first.
  const status = data
    ? `${found.length === 0 ? "None" : found.length} of ${data.posts.length} posts ${found.length === 1 ? "matches" : "match"}`
    : isError
      ? searchUnavailableText
      : "Searching";
  return (
    <>
      <p aria-live="polite" className="mt-2 text-fg-2 text-sm">
        {isAsked && status}
      </p>
      {shown.length > 0 && (
        <ul className="mt-2 border-t border-rule-2">
          {shown.map((post) => (
            <li className="border-b border-rule py-3.5" key={post.slug}>
              <TextLink href={routes.post(post.slug)}>{post.title}</TextLink>
              <PostMeta className="mt-0.5" post={post} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function PostResults({ query }: { query: string }) {
  return (
    <QueryProvider>
      <Results query={query} />
    </QueryProvider>
  );
}
