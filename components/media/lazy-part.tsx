"use client";

import { type ReactNode, Suspense } from "react";
import { useNear } from "./use-near";

/** Pixels before the viewport at which a part starts to load (specification, point 9). */
const loadOffset = 300;

type LazyPartProps = {
  /** Shown until the part is there; takes the part's place, so that nothing moves. */
  placeholder: ReactNode;
  /** Usually a component of `React.lazy`: its code is asked for when it is first rendered. */
  children: ReactNode;
  className?: string;
};

/** A part of a page that loads once it is near the viewport. */
export function LazyPart({ placeholder, children, className }: LazyPartProps) {
  const { ref, isNear } = useNear<HTMLDivElement>(loadOffset);
  return (
    <div className={className} ref={ref}>
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
