import { buttonClasses } from "@/components/ui/button-classes";
import { cn } from "@/components/ui/cn";
import { inputClasses } from "@/components/ui/field";
import { anchors, routes } from "@/lib/base/routes";
import { markets, type SandboxCountry, sandboxCountries } from "@/lib/features/sandbox/markets";
import {
  defaultChoice,
  type SandboxTarget,
  sandboxTargets,
  targetInfos,
} from "@/lib/features/sandbox/targets";
import { CountryField } from "./country-field";

const countries = sandboxCountries.map((value) => ({ value, label: markets[value].name }));

const fieldClasses = "flex min-w-0 grow flex-col gap-2 font-[560] text-sm";
const selectClasses = `${inputClasses} h-13 pr-8 pl-3.5 font-normal`;

function TargetField({ target }: { target: SandboxTarget }) {
  return (
    // Wide enough for its longest option.
    <label className={`${fieldClasses} basis-60`}>
      Page to read
      <select className={selectClasses} defaultValue={target} name="target">
        {sandboxTargets.map((value) => (
          <option key={value} value={value}>
            {targetInfos[value].label}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The form of a sandbox request. A plain form: it needs no script.
 * @param country the visitor's choice, if there is one
 * @param hasTargetChoice whether the visitor chooses the demo page, too
 */
export function SandboxForm({
  country,
  target = defaultChoice.target,
  hasTargetChoice = true,
}: {
  country?: SandboxCountry | undefined;
  target?: SandboxTarget | undefined;
  hasTargetChoice?: boolean;
}) {
  return (
    <form action={`${routes.sandbox()}#${anchors.result}`} className="flex flex-wrap items-end gap-4">
      <CountryField
        className={`${fieldClasses} basis-48`}
        country={country ?? defaultChoice.country}
        isChosen={country !== undefined}
        label={hasTargetChoice ? "Country" : "Simulate a request to our demo page from"}
        options={countries}
        selectClassName={selectClasses}
      />
      {hasTargetChoice ? (
        <TargetField target={target} />
      ) : (
        <input name="target" type="hidden" value={target} />
      )}
      <button
        className={cn(buttonClasses({ size: "lg", color: "PrimaryAlt" }), "h-13 max-sm:grow")}
        type="submit"
      >
        Send request
      </button>
    </form>
  );
}
