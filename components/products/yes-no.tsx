import { Icon } from "@/components/ui/icon";

/** The cell of a comparison for what a product does not have. */
export const none = (
  <span className="text-fg-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">No</span>
  </span>
);

/** A tick, or the dash of `none`. */
export function Yes({ when }: { when: boolean }) {
  if (!when) return none;
  return (
    <>
      <Icon className="my-[3px] text-accent" name="check" size={18} />
      <span className="sr-only">Yes</span>
    </>
  );
}
