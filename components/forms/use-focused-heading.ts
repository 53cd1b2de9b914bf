import { useEffect, useRef } from "react";

/**
 * Focuses the heading of a view that replaces another one, so that a screen reader continues there. If the top of the new view
 * is above the window or behind the sticky header, it is scrolled into view.
 */
export function useFocusedHeading(takesFocus = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const { current } = heading;
    current?.focus({ preventScroll: true });
    const view = current?.closest(".form-card") ?? current?.parentElement;
    const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (view && view.getBoundingClientRect().top < headerHeight) view.scrollIntoView();
  }, [takesFocus]);
  return heading;
}
