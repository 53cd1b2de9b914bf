import { useEffect, useRef } from "react";

/**
 * Moves the focus to a view's heading when the view replaces another one: the button that had it is
 * gone, and a screen reader reads on from the heading.
 */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
