import { type CoverSize, chooseGround, coverName, coverSizes } from "@/lib/blog/cover";
import { pictureHref } from "@/lib/pictures/file";

/** The drawn cover of a post: its slug decides ground, islands and current. Decoration. */
export function PostCover({ slug, size, className }: { slug: string; size: CoverSize; className?: string }) {
  const { width, height } = coverSizes[size];
  return (
    <span className={`cover cover-${chooseGround(slug)} ${className ?? ""}`}>
      <svg
        aria-hidden="true"
        height={height}
        preserveAspectRatio="xMidYMid slice"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
      >
        <use href={pictureHref(coverName(slug, size))} />
      </svg>
    </span>
  );
}
