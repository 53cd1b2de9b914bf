import type { ReactNode } from "react";

export function FactList({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="border-t border-fg">
      {rows.map(({ name, value }) => (
        <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-x-4 border-b border-rule py-2.75" key={name}>
          <dt className="text-sm text-fg-2">{name}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
