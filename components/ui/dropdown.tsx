"use client";

import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { cn } from "./cn";
import { type DropdownOption, filterOptions, findByTyping, moveHighlight } from "./dropdown-options";
import { DropdownPopup } from "./dropdown-popup";
import { describeField, FieldFrame, type FieldProps, inputClasses } from "./field";
import { Icon } from "./icon";

// Letters typed within this many ms form one search word.
const typingPause = 500;

const opens = (key: string) => ["ArrowDown", "ArrowUp", "Enter", " "].includes(key);
const isLetter = (event: KeyboardEvent) =>
  event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;

type Settings<Value extends string> = {
  options: readonly DropdownOption<Value>[];
  value: Value | "";
  searchable: boolean;
  onSelect: (value: Value) => void;
  /** Closes after a key or a choice, and focuses the trigger. */
  onClose: () => void;
};

/** State and keyboard handling of a dropdown. `highlight` is an index into `shown`; -1 for none. */
function useDropdown<Value extends string>({
  options,
  value,
  searchable,
  onSelect,
  onClose,
}: Settings<Value>) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [highlight, setHighlight] = useState(-1);
  const [hasMoved, setHasMoved] = useState(false);
  const typed = useRef({ text: "", at: 0 });
  const shown = filterOptions(options, query);

  const indexOfValue = () => options.findIndex((option) => option.value === value);
  const open = () => {
    setQuery("");
    setHasMoved(false);
    setHighlight(indexOfValue());
    setIsOpen(true);
  };
  const dismiss = () => setIsOpen(false);
  const close = () => {
    typed.current.text = "";
    dismiss();
    onClose();
  };
  const select = (index: number) => {
    const option = shown[index];
    if (!option) return;
    onSelect(option.value);
    close();
  };
  const filter = (text: string) => {
    setQuery(text);
    setHasMoved(false);
    setHighlight(filterOptions(options, text).length === 1 ? 0 : -1);
  };
  const findTyped = (event: KeyboardEvent) => {
    const isContinued = event.timeStamp - typed.current.at < typingPause;
    const text = (isContinued ? typed.current.text : "") + event.key;
    typed.current = { text, at: event.timeStamp };
    const current = isOpen ? highlight : indexOfValue();
    // The same letter again finds the next option, as in a native list.
    const isRepeated = text === event.key.repeat(text.length);
    const found = isRepeated
      ? findByTyping(options, event.key, current + 1)
      : findByTyping(options, text, Math.max(0, current));
    if (!isOpen) open();
    if (found >= 0) setHighlight(found);
  };
  /** True if the list handled the key. */
  const act = (event: KeyboardEvent): boolean => {
    const moved = moveHighlight(event.key, highlight, shown.length);
    if (event.key === "Escape") close();
    else if (event.key === "Enter" || (event.key === " " && (!searchable || hasMoved))) select(highlight);
    else if (moved !== null) {
      setHighlight(moved);
      setHasMoved(true);
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isOpen && event.key === "Tab") return close();
    if (!searchable && isLetter(event)) return findTyped(event);
    if (!isOpen && !opens(event.key)) return;
    if (!isOpen) open();
    else if (!act(event)) return;
    // Keep a surrounding form or dialog from handling the same key.
    event.preventDefault();
    event.stopPropagation();
  };

  return { isOpen, open, close, dismiss, query, filter, shown, highlight, setHighlight, select, onKeyDown };
}

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
  /** Name of the trigger, by which the form finds it; buttons are not sent. */
  name?: string;
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
  name,
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
