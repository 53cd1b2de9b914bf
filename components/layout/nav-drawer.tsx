"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useModalDialog } from "@/components/ui/use-modal-dialog";
import css from "./nav-drawer.module.css";

const square = "grid size-11 place-items-center rounded-2 border border-rule-2 hover:border-fg nav:hidden";

const menuId = "menu";

/** The menu for narrow screens: a full-screen dialog. Following a link closes it. */
export function NavDrawer({ logo, children }: { logo: ReactNode; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  /** Replaces the default action of the button's `command` attribute. */
  const change = (event: MouseEvent, willBeOpen: boolean) => {
    event.preventDefault();
    setIsOpen(willBeOpen);
  };
  const { onKeyDown, onCancel, onClose } = useModalDialog(dialog, isOpen, close);
  const closeOnFollow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) close();
  };

  // The button's `command` attribute may have opened it before hydration.
  useEffect(() => {
    if (dialog.current?.open) setIsOpen(true);
  }, []);

  // Close when the window grows past the breakpoint: the full menu is visible then.
  useEffect(() => {
    const wide = window.matchMedia("(width >= 1172px)");
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  });

  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label="Open menu"
        className={square}
        {...{ command: "show-modal", commandfor: menuId }}
        onClick={(event) => change(event, true)}
        type="button"
      >
        <Icon name="menu" size={18} />
      </button>
      <dialog
        aria-label="Menu"
        className={`${css.drawer} on-deep m-0 h-[100dvh] max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 p-0`}
        id={menuId}
        onCancel={onCancel}
        onClick={closeOnFollow}
        onClose={onClose}
        onKeyDown={onKeyDown}
        ref={dialog}
      >
        <div className="wrap flex h-16 shrink-0 items-center justify-between sm:h-19">
          {logo}
          <button
            aria-label="Close menu"
            className={square}
            {...{ command: "close", commandfor: menuId }}
            onClick={(event) => change(event, false)}
            type="button"
          >
            <Icon name="close" size={18} />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
