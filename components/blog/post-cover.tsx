import { Strokes } from "@/components/illustrations/strokes";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import { type CoverSize, chooseGround, coverHref } from "@/lib/features/blog/cover";
import { tintOfPost } from "@/lib/features/blog/lists";

const grounds = {
  deep: "bg-(--deep) text-(--scale-400)",
  light: "bg-tint-200 text-tint-700",
  dark: "bg-(--scale-800) text-(--scale-300)",
  paper: "bg-(--paper3) text-tint-700",
} satisfies Record<ReturnType<typeof chooseGround>, string>;

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
      className={`cover block flex-none overflow-hidden dark:outline dark:outline-rule ${grounds[chooseGround(post.slug)]} ${className ?? ""}`}
      data-tint={tintOfPost(post)}
    >
      <Strokes className="size-full" href={coverHref(post, size)} />
    </span>
  );
}
