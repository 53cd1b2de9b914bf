/** A turning ring in the current color. Decorative: say in words nearby what is going on. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <span aria-hidden="true" className="spinner" style={{ width: size, height: size }} />;
}
