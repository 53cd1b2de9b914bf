import type { ComponentProps } from "react";
import { DisclaimerText } from "@/components/forms/disclaimer";
import type { ConsentField } from "./fields";

type ConsentBoxProps = Pick<ConsentField, "pieces"> & {
  id: string;
  error?: string;
  inputProps: ComponentProps<"input"> & { name: string };
};

/** What must be agreed to before the send. */
export function ConsentBox({ pieces, id, error, inputProps }: ConsentBoxProps) {
  return (
    <div>
      <label className="consent-box">
        <input
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          aria-required
          id={id}
          type="checkbox"
          {...inputProps}
        />
        <span>
          <DisclaimerText pieces={pieces} />
          <span aria-hidden="true"> *</span>
        </span>
      </label>
      <p aria-live="polite" className={error ? "field-error" : undefined} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
