import { buttonClasses } from "@/components/ui/button-classes";
import { dispatchAction } from "@/lib/content/actions/bus";

/** Replaces an inquiry form that an action has closed. */
export function ClosedForm() {
  return (
    <>
      <p className="mb-4 text-fg-2">This form is closed.</p>
      <button
        className={buttonClasses({ variant: "Outline" })}
        onClick={() => dispatchAction({ name: "open-global-form" })}
        type="button"
      >
        Open the form
      </button>
    </>
  );
}
