import type { ReactNode } from "react";
import { cn } from "./cn";
import css from "./field.module.css";

/** What every field takes besides its own props. */
export type FieldProps = {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** What the check says about the value now; empty means it is fine. */
  error?: string;
  /** Shown in place of `error` when the check says nothing. */
  fixedError?: string;
  hint?: ReactNode;
};

/** Box of an input, shared by text fields, text areas and dropdown triggers. */
export const inputClasses =
  "block w-full rounded-2 border border-rule-2 bg-ground-2 text-base leading-[1.4] text-fg transition-[border-color,box-shadow] duration-120 placeholder:text-fg-3 placeholder:opacity-100 hover:border-fg-3 focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:border-rule-2 disabled:bg-field-off disabled:text-fg-3 aria-invalid:border-danger aria-invalid:shadow-invalid";

/** Ids and ARIA of a field, from its own id and what it has to say. */
export function describeField(id: string, { error, fixedError, hint }: Omit<FieldProps, "label">) {
  const message = error || fixedError;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [message && errorId, hint && hintId].filter(Boolean).join(" ");
  return {
    message,
    hintId,
    errorId,
    aria: { "aria-invalid": message ? true : undefined, "aria-describedby": describedBy || undefined },
  };
}

type FrameProps = FieldProps & {
  id: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label above, hint and error below; the error's place is a live region so a new error is read out. */
export function FieldFrame({ id, label, hideLabel, required, className, children, ...notes }: FrameProps) {
  const { message, hintId, errorId } = describeField(id, notes);
  const labelClass = hideLabel ? "sr-only" : "mb-0.75 block font-[520] text-sm";
  return (
    <div className={cn("min-w-0", className)}>
      <label className={labelClass} htmlFor={id} id={`${id}-label`}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {notes.hint && (
        <p className="mt-0.75 text-fg-3 text-xs" id={hintId}>
          {notes.hint}
        </p>
      )}
      <p aria-live="polite" className={message ? css.fieldError : undefined} id={errorId}>
        {message}
      </p>
    </div>
  );
}
