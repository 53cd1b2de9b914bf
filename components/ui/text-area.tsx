import { type ComponentProps, type KeyboardEvent, useId } from "react";
import { cn } from "./cn";
import { describeField, FieldFrame, type FieldProps, inputClasses } from "./field";

type TextAreaProps = ComponentProps<"textarea"> &
  FieldProps & {
    /** Called on Enter; Shift+Enter still starts a new line. */
    onEnter?: () => void;
  };

export function TextArea({
  label,
  hideLabel,
  error,
  fixedError,
  hint,
  onEnter,
  required,
  className,
  id,
  rows = 3,
  ...props
}: TextAreaProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const { aria } = describeField(fieldId, { error, fixedError, hint });

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  };

  return (
    <FieldFrame {...{ label, hideLabel, error, fixedError, hint, required, className }} id={fieldId}>
      <textarea
        className={cn(inputClasses, "resize-y px-3.5 py-2.5")}
        id={fieldId}
        required={required}
        onKeyDown={onEnter && handleKeyDown}
        rows={rows}
        {...aria}
        {...props}
      />
    </FieldFrame>
  );
}
