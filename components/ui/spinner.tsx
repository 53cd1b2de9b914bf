import css from "./spinner.module.css";

/** A loading spinner in the current color. Decorative: there must be text next to it. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <span
      aria-hidden="true"
      className={`${css.spinner} inline-block flex-none rounded-full`}
      style={{ width: size, height: size }}
    />
  );
}
