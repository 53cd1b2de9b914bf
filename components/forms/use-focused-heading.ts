import { useEffect, useRef } from "react";

/** Focuses the heading of a view that replaces another one, so that a screen reader continues there. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
