import { Drawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/form-river.svg";
import css from "./form-river.module.css";

const [width, height] = [2400, 400];

/** A river bend in the tint color at the end of a form section. Decorative. */
export function FormRiver() {
  return (
    <svg
      aria-hidden="true"
      className={css.formRiver}
      height={height}
      viewBox={`${-width / 2} 0 ${width} ${height}`}
      width={width}
    >
      <Drawing file={river} />
    </svg>
  );
}
