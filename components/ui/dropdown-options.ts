/** Pure logic of the dropdown: filtering, highlighting and positioning. */
import { foldText } from "@/lib/base/format/fold";

export type DropdownOption = {
  /** The option's identity: two options may share label and detail, never the value. */
  value: string;
  label: string;
  /** Set at the right edge in figures: a count, a calling code. */
  detail?: string;
  /** Further words that find this option: codes, other names. */
  searchText?: string;
};

/** Row height in px, by density. */
export const rowHeights = { normal: 41, small: 31 } as const;

/** In px: what `max-h-100` would be. */
const maxPopupHeight = 400;

function normalize(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Options with a word that starts with `query`, else those that contain it; accents and case are ignored. */
export function filterOptions(options: readonly DropdownOption[], query: string): readonly DropdownOption[] {
  const wanted = normalize(query);
  if (!wanted) return options;
  const texts = options.map(
    ({ label, detail, searchText }) => ` ${normalize([label, detail, searchText].join(" "))}`,
  );
  const holding = (part: string) => options.filter((_, index) => texts[index]?.includes(part));
  const beginning = holding(` ${wanted}`);
  return beginning.length > 0 ? beginning : holding(wanted);
}

/** Index that an arrow, Home or End key moves the highlight to; null for other keys. */
export function moveHighlight(key: string, current: number, count: number): number | null {
  if (key === "ArrowDown") return Math.min(current + 1, count - 1);
  if (key === "ArrowUp") return current < 0 ? count - 1 : Math.max(current - 1, 0);
  if (key === "Home") return count > 0 ? 0 : -1;
  if (key === "End") return count - 1;
  return null;
}

type Box = { left: number; top: number; bottom: number; width: number };
/** `top` and `height` are of its visible part, without a phone's keyboard; `bottom` of a popup is relative to `layoutHeight`. */
type Viewport = { width: number; top: number; height: number; layoutHeight: number };

const gap = 6;
const edge = 8;
/** The popup is wider than a narrow trigger, so that its rows fit. */
const minWidth = 320;

export type PopupPlace = { left: number; width: number; top?: number; bottom?: number; maxHeight: number };

/** Position of the popup in viewport px: below its trigger, or above if there is more space. */
export function placePopup(trigger: Box, viewport: Viewport, wantedHeight: number): PopupPlace {
  const below = viewport.top + viewport.height - trigger.bottom - gap - edge;
  const above = trigger.top - viewport.top - gap - edge;
  const opensUp = below < Math.min(wantedHeight, maxPopupHeight) && above > below;
  const widest = viewport.width - 2 * edge;
  const width = Math.min(Math.max(trigger.width, minWidth), widest);
  const left = Math.max(edge, Math.min(trigger.left, viewport.width - edge - width));
  const maxHeight = Math.min(maxPopupHeight, opensUp ? above : below);
  return opensUp
    ? { left, width, maxHeight, bottom: viewport.layoutHeight - trigger.top + gap }
    : { left, width, maxHeight, top: trigger.bottom + gap };
}
