import { type ComponentProps, type KeyboardEvent, useId } from "react";
import { cn } from "./cn";
import { describeField, FieldFrame, type FieldProps, inputClasses } from "./field";

export type TextFieldProps = ComponentProps<"input"> &
  FieldProps & {
    /** Called on Enter in place of the form's own submit. */
    onEnter?: () => void;
    /** Class of the input itself; `className` goes to the whole field. */
    inputClassName?: string;
  };

/** A one-line text input with label, hint and error. `required` marks it; the check is the caller's. */
export function TextField({
  label,
  hideLabel,
  error,
  fixedError,
  hint,
  onEnter,
  required,
  className,
  inputClassName,
  id,
  onKeyDown,
  ...props
}: TextFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const { aria } = describeField(fieldId, { error, fixedError, hint });

  const submitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // Enter that ends an input method's composition belongs to the input method.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  };

  return (
    <FieldFrame {...{ label, hideLabel, error, fixedError, hint, required, className }} id={fieldId}>
      <input
        aria-required={required || undefined}
        className={cn(inputClasses, "h-5.75 px-1.75", inputClassName)}
        id={fieldId}
        onKeyDown={onEnter ? submitOnEnter : onKeyDown}
        type="text"
        {...aria}
        {...props}
      />
    </FieldFrame>
  );
}
