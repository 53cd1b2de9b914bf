import { Strokes } from "@/components/illustrations/strokes";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import { type CoverSize, chooseGround, coverHref } from "@/lib/features/blog/cover";
import { tintOfPost } from "@/lib/features/blog/lists";
import css from "./post-cover.module.css";

/** The cover of a post, in the post's own colors on every page. Decorative. */
export function PostCover({
  post,
  size,
  className,
}: {
  post: PostSummary;
  size: CoverSize;
  className?: string;
}) {
  return (
    <span
      className={`cover ${css.cover} block flex-none overflow-hidden ${css[`cover-${chooseGround(post.slug)}`]} ${className ?? ""}`}
      data-tint={tintOfPost(post)}
    >
      <Strokes href={coverHref(post, size)} />
    </span>
  );
}
