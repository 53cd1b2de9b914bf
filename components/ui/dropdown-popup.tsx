import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cn } from "./cn";
import { type PopupPlace, placePopup, rowHeights } from "./dropdown-options";
import { inputClasses } from "./field";
import type { DropdownState } from "./use-dropdown";

/** Height of the filter row in px, its rule included. */
const searchHeight = 53;
const borders = 2;

/**
 * Position of the popup, updated while the page or a surrounding dialog scrolls; undefined until measured.
 */
function usePopupPlace(
  trigger: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  wantedHeight: number,
) {
  const [place, setPlace] = useState<PopupPlace>();
  useLayoutEffect(() => {
    const update = (event?: Event) => {
      const isOwnScroll = event?.target instanceof Node && popup.current?.contains(event.target);
      if (isOwnScroll) return;
      const box = trigger.current?.getBoundingClientRect();
      const { clientWidth: width } = document.documentElement;
      const { offsetTop: top = 0, height = window.innerHeight } = window.visualViewport ?? {};
      const viewport = { width, top, height, layoutHeight: window.innerHeight };
      if (box) setPlace(placePopup(box, viewport, wantedHeight));
    };
    update();
    window.addEventListener("scroll", update, { capture: true, passive: true });
    window.addEventListener("resize", update);
    window.visualViewport?.addEventListener("resize", update);
    window.visualViewport?.addEventListener("scroll", update);
    return () => {
      window.removeEventListener("scroll", update, { capture: true });
      window.removeEventListener("resize", update);
      window.visualViewport?.removeEventListener("resize", update);
      window.visualViewport?.removeEventListener("scroll", update);
    };
  }, [trigger, popup, wantedHeight]);
  return place;
}

function useClickOutside(refs: RefObject<HTMLElement | null>[], onClickOutside: () => void) {
  useEffect(() => {
    const check = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && refs.some((ref) => ref.current?.contains(target));
      if (!isInside) onClickOutside();
    };
    document.addEventListener("pointerdown", check);
    return () => document.removeEventListener("pointerdown", check);
  });
}

type ListProps = { list: DropdownState; value: string; id: string; labelId: string; small: boolean };

/** The rows of the list; keeps the highlighted one in view. */
function DropdownList({
  list: { shown, highlight, setHighlight, select, query },
  value,
  id,
  labelId,
  small,
}: ListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = small ? rowHeights.small : rowHeights.normal;

  // Rows have a fixed height, so set scrollTop; scrollIntoView would scroll the page too.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || highlight < 0) return;
    const top = highlight * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top + rowHeight - box.clientHeight;
  }, [highlight, rowHeight]);

  // Shows the first matches of a new query.
  useLayoutEffect(() => {
    if (scroller.current && query !== "") scroller.current.scrollTop = 0;
  }, [query]);

  return (
    <div
      aria-labelledby={labelId}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      id={id}
      // Keeps the focus on the element that handles the keys.
      onMouseDown={(event) => event.preventDefault()}
      ref={scroller}
      role="listbox"
      tabIndex={-1}
    >
      {shown.map((option, index) => (
        <button
          aria-selected={option.value === value}
          className={`flex w-full items-center gap-2.5 px-3.5 text-start aria-selected:font-semibold aria-selected:text-accent ${small ? "text-xs" : "text-sm"} ${index === highlight ? "bg-ground-3" : ""}`}
          id={`${id}-${index}`}
          key={option.value}
          onClick={() => select(index)}
          onPointerMove={() => index !== highlight && setHighlight(index)}
          role="option"
          style={{ height: rowHeight }}
          tabIndex={-1}
          type="button"
        >
          <span className="min-w-0 truncate">{option.label}</span>
          {option.detail && <span className="figure ml-auto text-fg-3 text-xs">{option.detail}</span>}
        </button>
      ))}
    </div>
  );
}

type PopupProps = ListProps & {
  /** See `Dropdown`. */
  searchLabel: string;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Number of all options, so that the popup does not switch sides while a query shortens the list. */
  total: number;
  onClickOutside: () => void;
};

/** The open list of a dropdown, in the top layer so that no dialog or scroll box cuts it off. */
export function DropdownPopup({ searchLabel, trigger, total, onClickOutside, ...listProps }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { list, id, small } = listProps;
  const rowHeight = small ? rowHeights.small : rowHeights.normal;
  const wantedHeight = total * rowHeight + borders + searchHeight;
  const place = usePopupPlace(trigger, popup, wantedHeight);
  useClickOutside([popup, trigger], onClickOutside);

  useLayoutEffect(() => {
    // Chrome before 114 and Safari before 17 have no popovers: the element is shown outside of the top layer.
    popup.current?.showPopover?.();
    input.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      className="fixed inset-auto m-0 flex flex-col overflow-hidden rounded-2 border border-rule-2 bg-ground-2 p-0 text-fg shadow-2"
      popover="manual"
      ref={popup}
      style={place}
    >
      <div className="border-rule border-b p-2">
        <input
          aria-activedescendant={list.highlight >= 0 ? `${id}-${list.highlight}` : undefined}
          aria-autocomplete="list"
          aria-controls={id}
          aria-expanded
          aria-label={searchLabel}
          autoComplete="off"
          className={cn(inputClasses, "h-9 px-3 text-sm")}
          onChange={(event) => list.filter(event.target.value)}
          onKeyDown={list.onKeyDown}
          placeholder={searchLabel}
          ref={input}
          role="combobox"
          spellCheck={false}
          value={list.query}
        />
        <p className="sr-only" role="status">
          {list.query && `${list.shown.length} of ${total}`}
        </p>
      </div>
      {/* Render the list once its height is known, because it scrolls to the highlighted row on mount. */}
      {place && <DropdownList {...listProps} />}
      {list.shown.length === 0 && <p className="px-3.5 pb-3 text-fg-2 text-sm">Nothing found</p>}
    </div>
  );
}
