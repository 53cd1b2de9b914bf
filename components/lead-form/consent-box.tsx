import type { ComponentProps } from "react";
import { DisclaimerText } from "@/components/forms/disclaimer";
import { FieldError } from "@/components/ui/field-error";
import type { ConsentField } from "./fields";

type ConsentBoxProps = Pick<ConsentField, "pieces"> & {
  id: string;
  error?: string;
  inputProps: ComponentProps<"input"> & { name: string };
};

export function ConsentBox({ pieces, id, error, inputProps }: ConsentBoxProps) {
  return (
    <div>
      <label className="grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] gap-2.5 py-0.75 text-sm leading-[1.45]">
        <input
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          aria-required
          className="mt-px size-4.5 accent-tint-700 not-checked:appearance-none not-checked:rounded-1 not-checked:border not-checked:border-fg-3 not-checked:bg-ground-2 aria-invalid:outline-2 aria-invalid:outline-offset-1 aria-invalid:outline-danger"
          id={id}
          type="checkbox"
          {...inputProps}
        />
        <span>
          <DisclaimerText pieces={pieces} />
          <span aria-hidden="true"> *</span>
        </span>
      </label>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
