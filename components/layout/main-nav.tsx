"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
} from "react";
import { Icon } from "@/components/ui/icon";
import { breakpoints } from "@/lib/base/design/breakpoints";
import css from "./main-nav.module.css";

const navId = "menu";
const buttonClass =
  "grid size-11 place-items-center rounded-2 border border-rule-2 hover:border-fg nav:hidden";

function closeSubmenus(nav: HTMLElement): void {
  for (const submenu of nav.querySelectorAll("details[open]")) submenu.removeAttribute("open");
}

function closeAll(nav: HTMLElement): void {
  closeSubmenus(nav);
  // Browsers before 2024 lack the Popover API, so the navigation is always visible there.
  nav.hidePopover?.();
}

/**
 * The main navigation: a bar with submenus, and on narrow screens a full-screen popover in which the submenus
 * are accordions. Both open without script. With script, submenus close on Escape, on a click or focus outside, and
 * when a link is followed.
 */
export function MainNav({ logo, children }: { logo: ReactNode; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (nav.current && target instanceof Node && !nav.current.contains(target)) closeSubmenus(nav.current);
    };
    document.addEventListener("pointerdown", closeOutside);
    // At the breakpoint, bar and popover replace each other: close what was open in the other.
    const wide = window.matchMedia(`(width >= ${breakpoints.nav})`);
    const closeAtBreakpoint = () => nav.current && closeAll(nav.current);
    wide.addEventListener("change", closeAtBreakpoint);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      wide.removeEventListener("change", closeAtBreakpoint);
    };
  }, []);

  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== "Escape") return;
    const summary = currentTarget.querySelector<HTMLElement>("details[open] > summary");
    closeSubmenus(currentTarget);
    summary?.focus();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) closeAll(currentTarget);
  };
  const closeOnLinkClick = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest("a")) closeAll(currentTarget);
  };

  // The page behind the menu does not scroll. Not `html:has(...)`: it would search the whole page at each change of styles.
  const lockScrolling = ({ newState }: ToggleEvent<HTMLElement>) => {
    document.documentElement.style.overflow = newState === "open" ? "hidden" : "";
  };

  return (
    <>
      <nav
        aria-label="Main"
        className={css.mainNav}
        id={navId}
        onBlur={closeOnLeave}
        onClick={closeOnLinkClick}
        onKeyDown={closeOnEscape}
        onToggle={lockScrolling}
        popover="auto"
        ref={nav}
      >
        <div className="wrap sticky top-0 z-10 flex h-16 shrink-0 items-center justify-between bg-ground sm:h-19 nav:hidden">
          {logo}
          <button
            aria-label="Close menu"
            className={buttonClass}
            popoverTarget={navId}
            popoverTargetAction="hide"
            type="button"
          >
            <Icon name="close" size={18} />
          </button>
        </div>
        {children}
      </nav>
      <button
        aria-label="Open menu"
        className={`${buttonClass} order-last`}
        popoverTarget={navId}
        type="button"
      >
        <Icon name="menu" size={18} />
      </button>
    </>
  );
}
