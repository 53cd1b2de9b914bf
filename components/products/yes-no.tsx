import { Icon } from "@/components/ui/icon";

/** A dash, which screen readers read as "No": for what a product does not have. */
export const dash = (
  <span className="text-fg-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">No</span>
  </span>
);

/** A check mark or a dash. */
export function YesNo({ value }: { value: boolean }) {
  if (!value) return dash;
  return (
    <>
      <Icon className="my-0.75 text-accent" name="check" size={18} />
      <span className="sr-only">Yes</span>
    </>
  );
}
