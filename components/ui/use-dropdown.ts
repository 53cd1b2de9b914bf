import { type KeyboardEvent, useState } from "react";
import { type DropdownOption, filterOptions, moveHighlight } from "./dropdown-options";

const opens = (key: string) => ["ArrowDown", "ArrowUp", "Enter", " "].includes(key);

type Settings = {
  options: readonly DropdownOption[];
  value: string;
  onSelect: (value: string) => void;
  /** Called after a key or a choice, to focus the trigger. */
  onClose: () => void;
};

/** State and keyboard handling of a dropdown. `highlight` is an index into `shown`; -1 for none. */
export function useDropdown({ options, value, onSelect, onClose }: Settings) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [highlight, setHighlight] = useState(-1);
  const [hasMoved, setHasMoved] = useState(false);
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
  /** True if the list handled the key. */
  const act = (event: KeyboardEvent): boolean => {
    const moved = moveHighlight(event.key, highlight, shown.length);
    if (event.key === "Escape") close();
    else if (event.key === "Enter" || (event.key === " " && hasMoved)) select(highlight);
    else if (moved !== null) {
      setHighlight(moved);
      setHasMoved(true);
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isOpen && event.key === "Tab") return close();
    if (!isOpen && !opens(event.key)) return;
    if (!isOpen) open();
    else if (!act(event)) return;
    // Keep a surrounding form or dialog from handling the same key.
    event.preventDefault();
    event.stopPropagation();
  };

  return { isOpen, open, close, dismiss, query, filter, shown, highlight, setHighlight, select, onKeyDown };
}

export type DropdownState = ReturnType<typeof useDropdown>;
