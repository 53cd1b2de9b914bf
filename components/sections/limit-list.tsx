import css from "./limit-list.module.css";

/** What is not allowed or not possible, each below a dashed line. */
export function LimitList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={`${css.limitList} ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
