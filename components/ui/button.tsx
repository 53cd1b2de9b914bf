import type { ComponentProps, MouseEvent } from "react";
import { type ButtonLook, buttonClasses } from "./button-classes";
import { cn } from "./cn";
import { Spinner } from "./spinner";

export { buttonClasses, buttonColors, buttonSizes, buttonVariants } from "./button-classes";

function ignoreClick(event: MouseEvent) {
  event.preventDefault();
}

type ButtonProps = ComponentProps<"button"> & ButtonLook & { loading?: boolean };

/** Shows a spinner and ignores clicks but stays focusable, so that keyboard users keep the focus. */
export function Button({
  variant,
  size,
  color,
  loading = false,
  className,
  children,
  onClick,
  type = "button",
  ...props
}: ButtonProps) {
  return (
    <button
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={cn(buttonClasses({ variant, size, color }), className)}
      onClick={loading ? ignoreClick : onClick}
      type={type}
      {...props}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. For navigation, not for actions. */
export function ButtonLink({
  variant,
  size,
  color,
  className,
  children,
  ...props
}: ComponentProps<"a"> & ButtonLook & { href: string }) {
  return (
    <a className={cn(buttonClasses({ variant, size, color }), className)} {...props}>
      {children}
    </a>
  );
}
