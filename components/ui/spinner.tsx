import css from "./spinner.module.css";

/** A turning ring in the current color. Decorative: say in words nearby what is going on. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <span
      aria-hidden="true"
      className={`${css.spinner} inline-block flex-none rounded-full`}
      style={{ width: size, height: size }}
    />
  );
}
