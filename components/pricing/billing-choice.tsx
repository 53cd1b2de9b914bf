import { formatPercent } from "@/lib/base/format/count";
import { type Billing, billings } from "@/lib/features/pricing/billing";

const labels = { monthly: "Monthly", yearly: "Yearly" } as const satisfies Record<Billing, string>;

/** Monthly or yearly billing. Without a value, CSS shows the prices of the checked option (plan-table.tsx). */
export function BillingChoice({
  discount,
  value,
  onChange,
  className,
}: {
  /** Discount for yearly billing, as a share. */
  discount: number;
  value?: Billing;
  onChange?: (billing: Billing) => void;
  className?: string;
}) {
  return (
    // A switch between two options.
    <fieldset className={`inline-flex rounded-2 border border-rule-2 p-0.75 ${className ?? ""}`}>
      <legend className="sr-only">Pay monthly or for a year</legend>
      {billings.map((billing) => (
        <label className="relative" key={billing}>
          <input
            className="peer absolute inset-0 cursor-pointer opacity-0"
            name="billing"
            type="radio"
            value={billing}
            {...(value === undefined
              ? { defaultChecked: billing === "monthly" }
              : { checked: billing === value, onChange: () => onChange?.(billing) })}
          />
          <span className="peer-checked:bg-fg peer-checked:text-ground peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring flex min-h-9.5 items-center gap-2 rounded-1 px-3.5 text-sm font-[520] whitespace-nowrap">
            {labels[billing]}
            {billing === "yearly" && (
              <em className="text-xs font-[450] not-italic">{formatPercent(discount)} off</em>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
