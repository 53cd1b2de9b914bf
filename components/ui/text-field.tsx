import { type ComponentProps, type KeyboardEvent, useId } from "react";
import { cn } from "./cn";
import { describeField, FieldFrame, type FieldProps, inputClasses } from "./field";

type TextFieldProps = ComponentProps<"input"> &
  FieldProps & {
    /** Called on Enter in place of the form's own submit. */
    onEnter?: () => void;
  };

/** A one-line text input with label, hint and error. `required` marks it; the browser checks it unless the form has `noValidate`. */
export function TextField({
  label,
  hideLabel,
  error,
  fixedError,
  hint,
  onEnter,
  required,
  className,
  id,
  ...props
}: TextFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const { aria } = describeField(fieldId, { error, fixedError, hint });

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignore Enter when it ends an input method's composition.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  };

  return (
    <FieldFrame {...{ label, hideLabel, error, fixedError, hint, required, className }} id={fieldId}>
      <input
        className={cn(inputClasses, "h-11.5 px-3.5")}
        id={fieldId}
        required={required}
        onKeyDown={onEnter && handleKeyDown}
        type="text"
        {...aria}
        {...props}
      />
    </FieldFrame>
  );
}
