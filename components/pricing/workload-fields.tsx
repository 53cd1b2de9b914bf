import { Switch } from "@/components/ui/switch";
import { formatCount } from "@/lib/base/format/count";
import { renderingKb } from "@/lib/content/endpoints/prices";
import type { Calculation } from "@/lib/features/pricing/calculator";
import { calculationLimits } from "@/lib/features/pricing/calculator-link";
import { listSliderValues } from "@/lib/features/pricing/slider-values";
import { RangeField } from "./range-field";

const { pages, pageKb, blockedPercent, ratePerHour } = calculationLimits;
const pageValues = listSliderValues(pages.min, pages.max);
const pageKbValues = listSliderValues(pageKb.min, pageKb.max);
const rateValues = listSliderValues(ratePerHour.min, ratePerHour.max);
const blockedValues = Array.from({ length: blockedPercent.max + 1 }, (_, percent) => percent);

export function WorkloadFields({
  calculation,
  onChange,
}: {
  calculation: Calculation;
  onChange: (change: Partial<Calculation>) => void;
}) {
  return (
    <div className="mt-6 grid gap-5.5">
      <RangeField
        format={formatCount}
        label="Successful pages per month"
        onChange={(value) => onChange({ pages: value })}
        values={pageValues}
        value={calculation.pages}
      />
      <RangeField
        format={(kb) => `${formatCount(kb)} KB`}
        hint="Compressed KB transferred per page, without a browser."
        label="Page size"
        onChange={(value) => onChange({ pageKb: value })}
        values={pageKbValues}
        value={calculation.pageKb}
      />
      <RangeField
        format={(percent) => `${percent}%`}
        hint="The share of your requests from datacenter IPs that is blocked. Check your logs."
        label="Blocked share"
        onChange={(value) => onChange({ blockedPercent: value })}
        values={blockedValues}
        value={calculation.blockedPercent}
      />
      <RangeField
        format={(rate) => `${formatCount(rate)} per hour`}
        hint="How many requests per hour you plan to send through each IP, day and night. If you send for six hours a day, enter a quarter of the hourly rate. The requests of all IPs together must stay within what the sites allow."
        label="Requests per IP"
        onChange={(value) => onChange({ ratePerHour: value })}
        values={rateValues}
        value={calculation.ratePerHour}
      />
      <Switch
        checked={calculation.rendering}
        className="items-start gap-3.5 py-2 noscript:hidden"
        onChange={(event) => onChange({ rendering: event.currentTarget.checked })}
      >
        <span className="text-sm leading-[26px] font-[520]">
          Pages need a browser
          <small className="note block font-normal">
            Adds {renderingKb} KB of scripts, styles and data per page to what is billed per GB.
          </small>
        </span>
      </Switch>
    </div>
  );
}
