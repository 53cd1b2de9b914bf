"use client";

import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { createPortal } from "react-dom";
import { buttonClasses } from "./button-classes";
import { cn } from "./cn";
import { Icon } from "./icon";
import { modalClass } from "./modal-class";
import { useModalDialog } from "./use-modal-dialog";

type ModalProps = {
  open: boolean;
  /** Called on Escape, the close button and, with `closeOnOverlay`, a click outside of the panel. */
  onClose: () => void;
  closeOnOverlay?: boolean;
  labelledBy: string;
  /** Default: an element of its own. */
  dialog?: HTMLDialogElement;
  className?: string;
  /** Tint of the panel, where it differs from the page's. */
  tint?: string;
  children: ReactNode;
};

/**
 * A modal dialog: the whole screen below the small breakpoint, above it a panel of at least 450 px.
 * Focus starts at the element with `autoFocus`, else at the first in the panel.
 */
export function Modal({
  open,
  onClose,
  closeOnOverlay = false,
  labelledBy,
  dialog: existing,
  className,
  tint,
  children,
}: ModalProps) {
  const dialog = useRef(existing ?? null);
  const pressedOverlay = useRef(false);
  const handleKey = useModalDialog(dialog, open, onClose);

  // Press and release must both be on the overlay: selecting text may end outside of the panel.
  const trackPress = (event: PointerEvent) => {
    pressedOverlay.current = event.target === event.currentTarget;
  };
  const closeFromOverlay = (event: MouseEvent) => {
    if (closeOnOverlay && pressedOverlay.current && event.target === event.currentTarget) onClose();
  };

  const panel = open && (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields and buttons in it
    <div
      className={cn(
        "on-paper relative w-full min-w-0 sm:w-auto sm:min-w-112.5 sm:max-w-full sm:rounded-3 sm:shadow-3",
        className,
      )}
      data-tint={tint}
      onKeyDown={handleKey}
    >
      {children}
      <button
        aria-label="Close"
        className={cn(
          buttonClasses({ variant: "Icon" }),
          "absolute top-2 right-2 border-transparent sm:top-3.5 sm:right-3.5",
        )}
        onClick={onClose}
        type="button"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
  if (existing) return createPortal(panel, existing);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the panel handles keys
    <dialog
      aria-labelledby={labelledBy}
      className={modalClass}
      onClick={closeFromOverlay}
      onPointerDown={trackPress}
      ref={dialog}
    >
      {panel}
    </dialog>
  );
}
