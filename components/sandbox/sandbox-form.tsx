import { buttonClasses } from "@/components/ui/button-classes";
import { inputClasses } from "@/components/ui/field";
import { anchors, routes } from "@/lib/base/routes";
import { markets, sandboxCountries } from "@/lib/features/sandbox/markets";
import { type SandboxChoice, sandboxTargets, targetInfos } from "@/lib/features/sandbox/targets";

type Option = { value: string; label: string };

const countries: readonly Option[] = sandboxCountries.map((value) => ({ value, label: markets[value].name }));
const targets: readonly Option[] = sandboxTargets.map((value) => ({
  value,
  label: targetInfos[value].label,
}));

function Choice({
  name,
  label,
  options,
  chosen,
}: {
  name: string;
  label: string;
  options: readonly Option[];
  chosen: string;
}) {
  return (
    <label className="flex min-w-0 grow basis-52 flex-col gap-2 font-[560] text-sm">
      {label}
      <select className={`${inputClasses} h-13 px-3.5 font-normal`} defaultValue={chosen} name={name}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const action = `${routes.sandbox()}#${anchors.result}`;

function SendRequest() {
  return (
    <button
      className={`${buttonClasses({ size: "lg", color: "PrimaryAlt" })} h-13 max-sm:grow`}
      type="submit"
    >
      Send request
    </button>
  );
}

/** The choice of a country and a demo page. A plain form: it needs no script. */
export function SandboxForm({ choice }: { choice: SandboxChoice }) {
  return (
    <form action={action} className="flex flex-wrap items-end gap-4">
      <Choice chosen={choice.country} label="Country" name="country" options={countries} />
      <Choice chosen={choice.target} label="Page to read" name="target" options={targets} />
      <SendRequest />
    </form>
  );
}

export function CountryForm({ choice: { country, target } }: { choice: SandboxChoice }) {
  return (
    <form action={action} className="flex flex-wrap items-end gap-4">
      <input name="target" type="hidden" value={target} />
      <Choice chosen={country} label="Read our demo page from" name="country" options={countries} />
      <SendRequest />
    </form>
  );
}
