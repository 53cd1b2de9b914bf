import type { ComponentProps } from "react";
import fieldCss from "@/components/ui/field.module.css";
import css from "./choice-cards.module.css";
import type { ChoiceField } from "./fields";

type ChoiceCardsProps = Pick<ChoiceField, "label" | "options"> & {
  id: string;
  /** Initially checked option, for the plain form. */
  chosen?: string;
  error?: string;
  inputProps: ComponentProps<"input"> & { name: string };
};

/** A few options as radio inputs; each may have a detail, such as the number of seats left. */
export function ChoiceCards({ label, options, id, chosen, error, inputProps }: ChoiceCardsProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-[520] text-sm">{label}</legend>
      <div className={`${css.choiceCards} grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-2`}>
        {options.map(({ value, label: name, detail }) => (
          <label
            className="grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] gap-2.5 rounded-2 px-3.25 py-2.75"
            key={value}
          >
            <input
              type="radio"
              value={value}
              defaultChecked={chosen === undefined ? undefined : value === chosen}
              {...inputProps}
            />
            <span>
              <b className="text-sm leading-[1.35] font-[560]">{name}</b>
              {detail && <span>{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <p aria-live="polite" className={error ? fieldCss.fieldError : undefined} id={`${id}-error`}>
        {error}
      </p>
    </fieldset>
  );
}
