export const fieldErrorClass =
  "field-error mt-1.5 flex items-baseline gap-1.75 text-xs font-medium text-danger before:size-1.5 before:flex-none before:-translate-y-px before:rotate-45 before:bg-current";

/** The error message of a field. Always rendered, as a live region, so that new errors are announced. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p aria-live="polite" className={message ? fieldErrorClass : undefined} id={id}>
      {message}
    </p>
  );
}
