import { Strokes } from "@/components/illustrations/strokes";
import { pictureHref } from "@/lib/base/drawing/mask-file";
import { type CoverSize, chooseGround, coverName } from "@/lib/features/blog/cover";
import css from "./post-cover.module.css";

/** The generated cover of a post; the slug is the seed. Decorative. */
export function PostCover({ slug, size, className }: { slug: string; size: CoverSize; className?: string }) {
  return (
    <span
      className={`cover ${css.cover} block flex-none overflow-hidden ${css[`cover-${chooseGround(slug)}`]} ${className ?? ""}`}
    >
      <Strokes href={pictureHref(coverName(slug, size))} />
    </span>
  );
}
