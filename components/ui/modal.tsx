"use client";

import { type ReactNode, useRef } from "react";
import { buttonClasses } from "./button-classes";
import { cn } from "./cn";
import { Icon } from "./icon";
import { modalClass } from "./modal-class";
import { useModalDialog } from "./use-modal-dialog";

type ModalPanelProps = {
  /** Called by the close button; in a `Modal` also on Escape and, with `closeOnOverlay`, on a press outside of the panel. */
  onClose: () => void;
  className?: string;
  /** Tint of the panel, where it differs from the page's. */
  tint?: string | undefined;
  children: ReactNode;
};

/** What a modal dialog shows: the whole screen below the small breakpoint, above it a panel of at least 450 px. */
export function ModalPanel({ onClose, className, tint, children }: ModalPanelProps) {
  return (
    <div
      className={cn(
        "on-paper relative w-full min-w-0 sm:w-auto sm:min-w-112.5 sm:max-w-full sm:rounded-3 sm:shadow-3",
        className,
      )}
      data-tint={tint}
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
}

type ModalProps = ModalPanelProps & {
  open: boolean;
  closeOnOverlay?: boolean;
  labelledBy: string;
};

/** A modal dialog. Focus starts at the element with `autoFocus`, else at the first in the panel. */
export function Modal({ open, onClose, closeOnOverlay, labelledBy, ...panel }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, { open, onClose, closeOnOverlay });
  return (
    <dialog aria-labelledby={labelledBy} className={modalClass} ref={dialog}>
      {open && <ModalPanel onClose={onClose} {...panel} />}
    </dialog>
  );
}
