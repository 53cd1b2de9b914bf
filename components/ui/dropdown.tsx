"use client";

import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from "react";
import { cn } from "./cn";
import type { DropdownOption } from "./dropdown-options";
import { DropdownPopup } from "./dropdown-popup";
import { describeField, FieldFrame, type FieldProps, inputClasses } from "./field";
import { Icon } from "./icon";
import { useDropdown } from "./use-dropdown";

type DropdownProps<Value extends string> = FieldProps & {
  options: readonly DropdownOption<Value>[];
  /** Value of the chosen option; empty while none is chosen. */
  value: Value | "";
  onChange: (value: Value) => void;
  onBlur?: () => void;
  searchable?: boolean;
  searchPlaceholder?: string;
  /** Text of the closed field for the chosen option; its label by default. */
  renderValue?: (option: DropdownOption<Value>) => ReactNode;
  /** Rows of 31 px instead of 41. */
  small?: boolean;
  required?: boolean;
  /** The trigger, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement | null>;
};

/**
 * A choice from a list, by the WAI-ARIA combobox pattern.
 *
 * Arrows, Home and End move the highlight; Enter or Space selects it; Escape, Tab and a click outside
 * close. A searchable list opens with the cursor in its filter, where Space types a space until the
 * arrows have moved the highlight; a single option left is highlighted at once, ready for Enter.
 */
export function Dropdown<Value extends string>({
  label,
  hideLabel,
  error,
  fixedError,
  hint,
  options,
  value,
  onChange,
  onBlur,
  searchable = false,
  searchPlaceholder = "Search",
  renderValue = (option) => option.label,
  small = false,
  required,
  ref,
}: DropdownProps<Value>) {
  const id = useId();
  const listId = `${id}-list`;
  const labelId = `${id}-label`;
  const { aria } = describeField(id, { error, fixedError, hint });
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current);

  const list = useDropdown({
    options,
    value,
    searchable,
    onSelect: onChange,
    onClose: () => trigger.current?.focus(),
  });
  const selected = options.find((option) => option.value === value);
  const activeId =
    list.isOpen && !searchable && list.highlight >= 0 ? `${listId}-${list.highlight}` : undefined;

  return (
    <FieldFrame {...{ label, hideLabel, error, fixedError, hint, required }} id={id}>
      <button
        aria-activedescendant={activeId}
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
          highlight={list.highlight}
          id={listId}
          labelId={labelId}
          onClickOutside={() => {
            list.dismiss();
            onBlur?.();
          }}
          onHighlight={list.setHighlight}
          onSelect={list.select}
          search={
            searchable
              ? {
                  query: list.query,
                  placeholder: searchPlaceholder,
                  onChange: list.filter,
                  onKeyDown: list.onKeyDown,
                }
              : undefined
          }
          shown={list.shown}
          small={small}
          total={options.length}
          trigger={trigger}
          value={value}
        />
      )}
    </FieldFrame>
  );
}
