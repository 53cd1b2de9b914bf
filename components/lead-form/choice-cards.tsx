import type { ComponentProps } from "react";
import { FieldError } from "@/components/ui/field-error";
import type { ChoiceField } from "./fields";

type ChoiceCardsProps = Pick<ChoiceField, "label" | "options"> & {
  id: string;
  chosen?: string;
  error?: string;
  inputProps: ComponentProps<"input"> & { name: string };
};

/** A few options as radio inputs; each may have a detail, such as the number of seats left. */
export function ChoiceCards({ label, options, id, chosen, error, inputProps }: ChoiceCardsProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-[520] text-sm">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-2">
        {options.map(({ value, label: name, detail }) => (
          <label
            className="grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] gap-2.5 rounded-2 border border-rule-2 bg-ground-2 px-3.25 py-2.75 transition-colors duration-120 hover:border-fg-3 has-checked:border-tint-700 has-checked:bg-tint-100 has-checked:shadow-[inset_0_0_0_1px_var(--tint-700)]"
            key={value}
          >
            <input
              className="mt-px size-4.5 appearance-none rounded-full border border-fg-3 bg-ground-2 checked:border-5 checked:border-tint-700"
              type="radio"
              value={value}
              defaultChecked={chosen === undefined ? undefined : value === chosen}
              {...inputProps}
            />
            <span>
              <b className="block text-sm leading-[1.35] font-[560]">{name}</b>
              {detail && <span className="mt-0.5 block text-xs leading-[1.4] text-fg-2">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
