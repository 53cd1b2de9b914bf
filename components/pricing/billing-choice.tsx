import { Segment, Segments } from "@/components/ui/segments";
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
    <Segments className={`inline-flex ${className ?? ""}`} legend="Pay monthly or for a year">
      {billings.map((billing) => (
        <Segment
          key={billing}
          name="billing"
          value={billing}
          {...(value === undefined
            ? { defaultChecked: billing === "monthly" }
            : { checked: billing === value, onChange: () => onChange?.(billing) })}
        >
          {labels[billing]}
          {billing === "yearly" && (
            <em className="text-xs font-[450] not-italic">{formatPercent(discount)} off</em>
          )}
        </Segment>
      ))}
    </Segments>
  );
}
