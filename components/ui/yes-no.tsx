import { Icon } from "./icon";

/** A dash, and what screen readers say for it. */
function Dash({ means }: { means: "No" | "Not applicable" }) {
  return (
    <span className="text-fg-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{means}</span>
    </span>
  );
}

/** A check mark or a dash; null where the question does not arise. */
export function YesNo({ value }: { value: boolean | null }) {
  if (!value) return <Dash means={value === null ? "Not applicable" : "No"} />;
  return (
    <>
      <Icon className="my-0.75 text-accent" name="check" size={18} />
      <span className="sr-only">Yes</span>
    </>
  );
}
