import { Icon } from "@/components/ui/icon";

/** The cell for something that a product does not have. */
export const none = (
  <span className="text-fg-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">No</span>
  </span>
);

/** A check mark, or a dash for `none`. */
export function Yes({ when }: { when: boolean }) {
  if (!when) return none;
  return (
    <>
      <Icon className="my-0.75 text-accent" name="check" size={18} />
      <span className="sr-only">Yes</span>
    </>
  );
}
