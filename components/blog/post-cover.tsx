import { buildCover } from "@/lib/blog/cover";

const sizes = {
  /** At the head of a page. */
  large: { width: 690, height: 400, lines: 34 },
  /** In a row of a list; drawn larger than shown, as the current needs room to part. */
  small: { width: 400, height: 400, lines: 14 },
};

/** The drawn cover of a post: its slug decides ground, islands and current. Decoration. */
export function PostCover({
  slug,
  size,
  className,
}: {
  slug: string;
  size: keyof typeof sizes;
  className?: string;
}) {
  const { width, height, lines } = sizes[size];
  const { ground, path } = buildCover(slug, width, height, lines);
  return (
    <span className={`cover cover-${ground} ${className ?? ""}`}>
      <svg
        aria-hidden="true"
        height={height}
        preserveAspectRatio="xMidYMid slice"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
      >
        <path d={path} />
      </svg>
    </span>
  );
}
