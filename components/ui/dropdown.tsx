"use client";

import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from "react";
import { cn } from "./cn";
import type { DropdownOption } from "./dropdown-options";
import { DropdownPopup } from "./dropdown-popup";
import { describeField, FieldFrame, type FieldProps, inputClasses } from "./field";
import { Icon } from "./icon";
import { useDropdown } from "./use-dropdown";

type DropdownProps = FieldProps & {
  options: readonly DropdownOption[];
  /** Value of the chosen option; empty while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Label of the search field. */
  searchLabel: string;
  /** Text of the closed field for the chosen option. */
  renderValue: (option: DropdownOption) => ReactNode;
  /** A smaller trigger, and rows of 31 px instead of 41. */
  small?: boolean;
  /** `name` of the trigger, for `form.elements`; browsers do not submit its value. */
  name?: string;
  required?: boolean;
  /** The trigger, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement | null>;
};

/**
 * A choice from a long list that can be searched, by the WAI-ARIA combobox pattern. For a short list, use a `select`.
 *
 * The list opens with the cursor in its filter. Arrows, Home and End move the highlight; Enter selects it, and so does
 * Space once the arrows have moved it; before, Space types a space. A single option left is highlighted at
 * once, ready for Enter. Escape, Tab and a click outside close the list.
 */
export function Dropdown({
  label,
  hideLabel,
  error,
  fixedError,
  hint,
  options,
  value,
  onChange,
  onBlur,
  searchLabel,
  renderValue,
  small = false,
  name,
  required,
  ref,
}: DropdownProps) {
  const id = useId();
  const listId = `${id}-list`;
  const labelId = `${id}-label`;
  const { aria } = describeField(id, { error, fixedError, hint });
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current);

  const list = useDropdown({
    options,
    value,
    onSelect: onChange,
    onClose: () => trigger.current?.focus(),
  });
  const selected = options.find((option) => option.value === value);

  return (
    <FieldFrame {...{ label, hideLabel, error, fixedError, hint, required }} id={id}>
      <button
        aria-controls={list.isOpen ? listId : undefined}
        aria-expanded={list.isOpen}
        aria-haspopup="listbox"
        aria-labelledby={labelId}
        aria-required={required || undefined}
        className={cn(
          inputClasses,
          "flex items-center justify-between gap-2 text-left",
          small ? "h-9 px-2.5 text-sm" : "h-11.5 px-3.5",
        )}
        id={id}
        name={name}
        onBlur={list.isOpen ? undefined : onBlur}
        onClick={list.isOpen ? list.close : list.open}
        onKeyDown={list.onKeyDown}
        // Firefox clicks the button when Space is released, even if the key press was handled.
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
        ref={trigger}
        role="combobox"
        type="button"
        {...aria}
      >
        <span className={`min-w-0 truncate ${selected ? "" : "text-fg-3"}`}>
          {selected ? renderValue(selected) : "Choose"}
        </span>
        <Icon className={list.isOpen ? "rotate-180" : undefined} name="chevron-down" />
      </button>
      {list.isOpen && (
        <DropdownPopup
          {...{ list, searchLabel, small, trigger, value }}
          id={listId}
          labelId={labelId}
          onClickOutside={() => {
            list.dismiss();
            onBlur?.();
          }}
          total={options.length}
        />
      )}
    </FieldFrame>
  );
}
