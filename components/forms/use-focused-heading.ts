import { useEffect, useRef } from "react";

/**
 * Focuses a view's heading when the view replaces another one, because the focused button is gone; a screen
 * reader continues from the heading.
 */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
