import type { ReactNode } from "react";
import { cn } from "./cn";
import css from "./field.module.css";
import { FieldError } from "./field-error";

export type FieldProps = {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  error?: string;
  /** Shown if `error` is empty. */
  fixedError?: string;
  hint?: ReactNode;
};

/** Box of an input, shared by text fields, text areas and dropdown triggers. */
export const inputClasses = css.input;

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

export const labelClasses = "mb-1.5 block font-[520] text-sm";

export function FieldFrame({ id, label, hideLabel, required, className, children, ...notes }: FrameProps) {
  const { message, hintId, errorId } = describeField(id, notes);
  const labelClass = hideLabel ? "sr-only" : labelClasses;
  return (
    <div className={cn("min-w-0", className)}>
      <label className={labelClass} htmlFor={id} id={`${id}-label`}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {notes.hint && (
        <p className="mt-1.5 text-fg-3 text-xs" id={hintId}>
          {notes.hint}
        </p>
      )}
      <FieldError id={errorId} message={message} />
    </div>
  );
}
