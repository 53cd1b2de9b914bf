import Link from "next/link";
import { Avatar } from "@/components/ui/avatar";
import { keepHyphens } from "@/lib/base/format/hyphens";
import { routes } from "@/lib/base/routes";
import type { Author, PostSummary } from "@/lib/content/endpoints/posts";
import { PostTeaserRow } from "./post-teaser";

export function AuthorNote({ author }: { author: Author }) {
  return (
    <aside aria-label="The author" className="flex gap-4.5 border-rule border-t pt-6">
      <Avatar className="size-14 text-h4" name={author.name} />
      <div>
        <p className="heading-4">
          <Link className="hover:underline" href={routes.blogAuthor(author.slug)} prefetch={false}>
            {author.name}
          </Link>
        </p>
        <p className="text-fg-2 text-sm">{author.role}</p>
        <p className="mt-2 max-w-[62ch] text-fg-2 text-sm">{author.bio}</p>
      </div>
    </aside>
  );
}

function Neighbor({ post, name }: { post: PostSummary | null; name: "Older" | "Newer" }) {
  if (!post) return <span />;
  return (
    <Link
      className={`group block rounded-1 py-2 ${name === "Newer" ? "sm:text-right" : ""}`}
      href={routes.post(post.slug)}
      prefetch={false}
      rel={name === "Newer" ? "next" : "prev"}
    >
      <span className="block text-fg-2 text-xs">{name}</span>
      <span className="heading-4 mt-1 block decoration-1 underline-offset-4 group-hover:underline">
        {keepHyphens(post.title)}
      </span>
    </Link>
  );
}

export function FurtherReading({
  related,
  newer,
  older,
}: {
  related: readonly PostSummary[];
  newer: PostSummary | null;
  older: PostSummary | null;
}) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="heading-2 mb-8">Read next</h2>
        <div className="grid gap-6 md:grid-cols-3">
          {related.map((post) => (
            <PostTeaserRow key={post.slug} post={post} />
          ))}
        </div>
        <nav
          aria-label="Older and newer posts"
          className="mt-14 grid gap-6 border-rule-2 border-t pt-6 sm:grid-cols-2"
        >
          <Neighbor name="Older" post={older} />
          <Neighbor name="Newer" post={newer} />
        </nav>
      </div>
    </section>
  );
}
