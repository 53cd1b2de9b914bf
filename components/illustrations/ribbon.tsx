/** The river of many strokes, on deep water. Decorative. */
export function Ribbon({ className }: { className: string | undefined }) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing made of lines, which the image optimizer refuses
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
