/** What is not allowed or not possible, each below a dashed line. */
export function LimitList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li
          className="relative border-t border-dashed border-accent py-3.5 before:absolute before:inset-x-0 before:top-0 before:h-1.75 before:bg-[repeating-linear-gradient(90deg,var(--accent)_0_1px,transparent_1px_36px)]"
          key={item}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
