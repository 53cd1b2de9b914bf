import type { ReactNode } from "react";
import { Icon } from "./icon";

export const alertTypes = ["error", "success", "warning", "neutral"] as const;
type AlertType = (typeof alertTypes)[number];

const looks = {
  error: "border-danger bg-danger-bg [&>svg]:text-danger",
  success: "border-success bg-success-bg [&>svg]:text-success",
  warning: "border-warning bg-warning-bg [&>svg]:text-warning",
  neutral: "border-fg-3 bg-neutral-bg [&>svg]:text-fg-3",
} satisfies Record<AlertType, string>;

type AlertProps = {
  type: AlertType;
  open?: boolean;
  /** Called by the close button, which is shown only if this is given. The caller sets `open` to false. */
  onClose?: () => void;
  /** Read first, in bold. */
  title?: string;
  children: ReactNode;
};

/**
 * A message. Screen readers announce an error when it appears. They may not announce other types, because these are no live
 * region before they have content.
 */
export function Alert({ type, open = true, onClose, title, children }: AlertProps) {
  if (!open) return null;
  return (
    <div
      className={`flex items-start gap-3 rounded-2 border-l-3 px-4 py-3 text-fg text-sm leading-[1.45] ${looks[type]}`}
      role={type === "error" ? "alert" : "status"}
    >
      <Icon className="mt-0.5" name={type} size={18} />
      <div className="min-w-0 flex-1">
        {title && <strong className="font-semibold">{title} </strong>}
        {children}
      </div>
      {onClose && (
        <button
          aria-label="Dismiss"
          className="-my-0.5 grid size-6 shrink-0 place-items-center rounded-1 opacity-75 hover:opacity-100"
          onClick={onClose}
          type="button"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
