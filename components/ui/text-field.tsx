import { type ComponentProps, type KeyboardEvent, useId } from "react";
import { cn } from "./cn";
import { describeField, FieldFrame, type FieldProps, inputClasses } from "./field";

type TextProps = FieldProps & {
  /** The specification's submit callback. Called on Enter in place of the form's own submit, but not on Shift+Enter. */
  onEnter?: () => void;
  required?: boolean;
  /** Of the frame, not of the input. */
  className?: string;
  id?: string;
};

/** Splits the props of a text input into those of its frame and those of the input itself. */
function useTextInput<Props extends TextProps>(props: Props) {
  const { label, hideLabel, error, fixedError, hint, onEnter, required, className, id, ...own } = props;
  const generatedId = useId();
  const fieldId = id ?? generatedId;

  const handleKeyDown = (event: KeyboardEvent) => {
    // Ignore Enter when it ends an input method's composition.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  };

  return {
    frame: { label, hideLabel, error, fixedError, hint, required, className, id: fieldId },
    input: {
      id: fieldId,
      required,
      onKeyDown: onEnter && handleKeyDown,
      ...describeField(fieldId, { error, fixedError, hint }).aria,
      ...own,
    },
  };
}

/** A one-line text input with label, hint and error. `required` marks it; the browser checks it unless the form has `noValidate`. */
export function TextField(props: ComponentProps<"input"> & TextProps) {
  const { frame, input } = useTextInput(props);
  return (
    <FieldFrame {...frame}>
      <input className={cn(inputClasses, "h-11.5 px-3.5")} type="text" {...input} />
    </FieldFrame>
  );
}

/** A text input of several lines; otherwise like `TextField`. */
export function TextArea(props: ComponentProps<"textarea"> & TextProps) {
  const { frame, input } = useTextInput(props);
  return (
    <FieldFrame {...frame}>
      <textarea className={cn(inputClasses, "resize-y px-3.5 py-2.5")} rows={3} {...input} />
    </FieldFrame>
  );
}
