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
import { breakpoints } from "@/lib/base/design/breakpoints";
import css from "./main-nav.module.css";

const menuId = "menu";
const square = "grid size-11 place-items-center rounded-2 border border-rule-2 hover:border-fg nav:hidden";

function closeMenus(nav: HTMLElement): void {
  for (const menu of nav.querySelectorAll("details[open]")) menu.removeAttribute("open");
}

function closeAll(nav: HTMLElement): void {
  closeMenus(nav);
  // Browsers before 2024 lack popovers and show the whole navigation.
  nav.hidePopover?.();
}

/**
 * The main navigation: a bar with menus, and on narrow screens a full-screen popover in which the menus are
 * accordions. Both open without script. With script, menus close on Escape, on a click or focus outside, and
 * when a link is followed.
 */
export function MainNav({ logo, children }: { logo: ReactNode; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (nav.current && target instanceof Node && !nav.current.contains(target)) closeMenus(nav.current);
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
    const open = key === "Escape" && currentTarget.querySelector<HTMLElement>("details[open] > summary");
    if (!open) return;
    closeMenus(currentTarget);
    open.focus();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) closeAll(currentTarget);
  };
  const closeOnFollow = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest("a")) closeAll(currentTarget);
  };

  return (
    <>
      <nav
        aria-label="Main"
        className={css.mainNav}
        id={menuId}
        onBlur={closeOnLeave}
        onClick={closeOnFollow}
        onKeyDown={closeOnEscape}
        popover="auto"
        ref={nav}
      >
        <div className="wrap sticky top-0 z-10 flex h-16 shrink-0 items-center justify-between bg-ground sm:h-19 nav:hidden">
          {logo}
          <button
            aria-label="Close menu"
            className={square}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            type="button"
          >
            <Icon name="close" size={18} />
          </button>
        </div>
        {children}
      </nav>
      <button aria-label="Open menu" className={`${square} order-last`} popoverTarget={menuId} type="button">
        <Icon name="menu" size={18} />
      </button>
    </>
  );
}
