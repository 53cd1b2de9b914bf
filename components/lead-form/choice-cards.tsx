import type { ComponentProps } from "react";
import fieldCss from "@/components/ui/field.module.css";
import css from "./choice-cards.module.css";
import type { ChoiceField } from "./fields";

type ChoiceCardsProps = Pick<ChoiceField, "label" | "options"> & {
  id: string;
  /** Chosen at first, where no form library says it. */
  chosen?: string;
  error?: string;
  inputProps: ComponentProps<"input"> & { name: string };
};

/** A few answers, all in view, as radio inputs; each may carry a word of its own, such as the seats left. */
export function ChoiceCards({ label, options, id, chosen, error, inputProps }: ChoiceCardsProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-0.75 font-[520] text-sm">{label}</legend>
      <div className={`${css.choiceCards} grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-1`}>
        {options.map(({ value, label: name, detail }) => (
          <label
            className="grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] gap-1.25 rounded-2 px-[13px] py-[11px]"
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
