import { formatDate } from "@/lib/base/format/date";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";

export function PostMeta({ post, className }: { post: PostSummary; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-4 text-fg-2 text-xs ${className ?? ""}`}>
      <span>{post.author.name}</span>
      <span className="flex gap-x-4">
        <time dateTime={post.published}>{formatDate(post.published)}</time>
        <span>{post.minutes} min read</span>
      </span>
    </p>
  );
}
