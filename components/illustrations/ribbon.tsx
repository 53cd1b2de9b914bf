/** A river of many strokes, for dark backgrounds. Decorative. */
export function Ribbon({ className }: { className: string | undefined }) {
  return (
    // biome-ignore lint/performance/noImgElement: an SVG file, which the image optimizer refuses
    <img
      alt=""
      className={className}
      fetchPriority="high"
      height={1130}
      src="/oxycon/river.svg"
      width={2400}
    />
  );
}
