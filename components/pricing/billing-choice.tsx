import { formatPercent } from "@/lib/base/format/count";
import { type Billing, billings } from "@/lib/features/pricing/billing";

const labels = { monthly: "Monthly", yearly: "A year at once" } as const satisfies Record<Billing, string>;

/**
 * Monthly or yearly. Controlled where an island sums up; else the surrounding `.billing-scope` shows
 * `.when-monthly` or `.when-yearly` by style alone, without any script.
 */
export function BillingChoice({
  discount,
  value,
  onChange,
  className,
}: {
  /** Share taken off by the year. */
  discount: number;
  value?: Billing;
  onChange?: (billing: Billing) => void;
  className?: string;
}) {
  return (
    <fieldset className={`billing-choice ${className ?? ""}`}>
      <legend className="sr-only">Pay monthly or for a year</legend>
      {billings.map((billing) => (
        <label className="relative" key={billing}>
          <input
            className="billing-input"
            name="billing"
            type="radio"
            value={billing}
            {...(value === undefined
              ? { defaultChecked: billing === "monthly" }
              : { checked: billing === value, onChange: () => onChange?.(billing) })}
          />
          <span className="billing-option">
            {labels[billing]}
            {billing === "yearly" && <em className="billing-saving">{formatPercent(discount)} off</em>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
