import { type ChangeEvent, type ComponentProps, useId } from "react";
import { fieldErrorClass } from "@/components/ui/field-error";

type ToolFieldProps = Pick<ComponentProps<"input">, "className" | "inputMode" | "placeholder"> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the field while there is no error. */
  hint?: string;
  error?: string;
  /** A text area in place of an input. */
  rows?: number;
};

const inputClasses =
  "block w-full rounded-2 border border-rule-2 bg-white px-3.5 font-mono text-base leading-[1.4] hover:border-fg-3 focus-visible:border-ring focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:shadow-invalid";

/** A labeled input. Not the forms' text field, which would add a class-merging library to the bundle. */
export function ToolField({
  label,
  value,
  onChange,
  hint,
  error,
  rows,
  className,
  ...props
}: ToolFieldProps) {
  const id = useId();
  const note = error ?? hint;
  const shared = {
    ...props,
    id,
    value,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": note ? `${id}-note` : undefined,
    autoCapitalize: "none",
    autoComplete: "off",
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  } as const;
  return (
    <div className={className}>
      <label className="mb-1.5 block font-[520] text-sm" htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea className={`${inputClasses} resize-y py-2.5 wrap-anywhere`} rows={rows} {...shared} />
      ) : (
        <input className={`${inputClasses} h-11.5`} type="text" {...shared} />
      )}
      <p
        aria-live="polite"
        className={error ? fieldErrorClass : "mt-1.5 min-h-5 text-fg-3 text-xs"}
        id={`${id}-note`}
      >
        {note}
      </p>
    </div>
  );
}
