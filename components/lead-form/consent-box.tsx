import type { ComponentProps } from "react";
import { DisclaimerText } from "@/components/forms/disclaimer";
import fieldCss from "@/components/ui/field.module.css";
import css from "./consent-box.module.css";
import type { ConsentField } from "./fields";

type ConsentBoxProps = Pick<ConsentField, "pieces"> & {
  id: string;
  error?: string;
  inputProps: ComponentProps<"input"> & { name: string };
};

/** The required consent checkbox. */
export function ConsentBox({ pieces, id, error, inputProps }: ConsentBoxProps) {
  return (
    <div>
      <label
        className={`${css.consentBox} grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] gap-2.5 py-0.75 text-sm leading-[1.45]`}
      >
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
      <p aria-live="polite" className={error ? fieldCss.fieldError : undefined} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
