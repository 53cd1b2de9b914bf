import { formatPercent } from "@/lib/base/format/count";
import { type Billing, billings } from "@/lib/features/pricing/billing";
import css from "./billing-choice.module.css";

const labels = { monthly: "Monthly", yearly: "A year at once" } as const satisfies Record<Billing, string>;

/**
 * Monthly or yearly. Controlled where an island sums up; else the sheet around it shows
 * the sums of one or the other by style alone (price-sheet.module.css), without any script.
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
    // A choice of two, as one switch.
    <fieldset className={`inline-flex rounded-2 border border-rule-2 p-[3px] ${className ?? ""}`}>
      <legend className="sr-only">Pay monthly or for a year</legend>
      {billings.map((billing) => (
        <label className="relative" key={billing}>
          <input
            className={`${css.billingInput} absolute inset-0 cursor-pointer opacity-0`}
            name="billing"
            type="radio"
            value={billing}
            {...(value === undefined
              ? { defaultChecked: billing === "monthly" }
              : { checked: billing === value, onChange: () => onChange?.(billing) })}
          />
          <span
            className={`${css.billingOption} flex min-h-4.75 items-center gap-1 rounded-1 px-1.75 text-sm font-[520] whitespace-nowrap`}
          >
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
