import { useEffect, useRef } from "react";

/**
 * Focuses the heading of a view that replaces another one, so that a screen reader continues there. Where the view is shorter
 * than the form, its start may be above the window or below the sticky header: then it is scrolled into view.
 */
export function useFocusedHeading(takesFocus = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const { current } = heading;
    current?.focus({ preventScroll: true });
    const view = current?.closest(".form-card") ?? current?.parentElement;
    const hidden = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (view && view.getBoundingClientRect().top < hidden) view.scrollIntoView();
  }, [takesFocus]);
  return heading;
}
