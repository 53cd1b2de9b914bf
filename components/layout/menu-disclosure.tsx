"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { Icon } from "@/components/ui/icon";
import css from "./menu-disclosure.module.css";

/**
 * A menu of the header: native `details`, which opens without script too. With script it closes on
 * Escape, on a click outside, when focus leaves it and when one of its links is followed.
 */
export function MenuDisclosure({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  });

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeOnFollow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) close();
  };

  return (
    <details
      className={css.menu}
      onBlur={closeOnLeave}
      onClick={closeOnFollow}
      onKeyDown={closeOnEscape}
      ref={details}
    >
      <summary className={css.navItem}>
        {label} <Icon name="chevron-down" size={14} />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh_-_84px)] overflow-y-auto border-b border-fg bg-ground shadow-2">
        {children}
      </div>
    </details>
  );
}
