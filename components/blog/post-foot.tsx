import Link from "next/link";
import { Portrait } from "@/components/charts/portrait";
import { routes } from "@/lib/base/routes";
import type { Author, PostSummary } from "@/lib/content/endpoints/posts";
import css from "./post-foot.module.css";
import { PostTeaserRow } from "./post-teaser";

/** Who wrote the text. */
export function AuthorNote({ author }: { author: Author }) {
  return (
    <aside aria-label="The author" className="flex gap-2.25 border-rule border-t pt-3">
      <Portrait className="size-9 shrink-0" name={author.name} />
      <div>
        <p className="heading-4">
          <Link className="hover:underline" href={routes.blogAuthor(author.slug)} prefetch={false}>
            {author.name}
          </Link>
        </p>
        <p className="text-fg-2 text-sm">{author.role}</p>
        <p className="mt-1 max-w-[62ch] text-fg-2 text-sm">{author.bio}</p>
      </div>
    </aside>
  );
}

function Neighbor({ post, name }: { post: PostSummary | null; name: "Older" | "Newer" }) {
  if (!post) return <span />;
  return (
    <Link
      className={`${css.neighbor} block rounded-1 py-1 ${name === "Newer" ? "sm:text-right" : ""}`}
      href={routes.post(post.slug)}
      prefetch={false}
      rel={name === "Newer" ? "next" : "prev"}
    >
      <span className="block text-fg-2 text-xs">{name}</span>
      <span className="heading-4 mt-0.5 block">{post.title}</span>
    </Link>
  );
}

/** Posts that share most with this one, and its neighbors in time. */
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
        <h2 className="heading-2 mb-4">Read next</h2>
        <div className="grid gap-3 md:grid-cols-3">
          {related.map((post) => (
            <PostTeaserRow heading="h3" key={post.slug} post={post} />
          ))}
        </div>
        <nav
          aria-label="Older and newer notes"
          className="mt-7 grid gap-3 border-rule-2 border-t pt-3 sm:grid-cols-2"
        >
          <Neighbor name="Older" post={older} />
          <Neighbor name="Newer" post={newer} />
        </nav>
      </div>
    </section>
  );
}
