"use client";

import { type CSSProperties, useId } from "react";
import sliderCss from "@/components/ui/slider.module.css";
import css from "./range-field.module.css";

/**
 * A slider that steps through `values`, drawn as a scale bar. A current value that is not among them is added as a step of
 * its own.
 */
export function RangeField({
  label,
  values,
  value,
  format,
  hint,
  onChange,
  className,
  valueClassName = "font-mono text-base leading-[normal] font-medium tabular-nums",
}: {
  label: string;
  /** Smallest first. */
  values: readonly number[];
  /** May be missing from `values`, for example if it comes from a link. */
  value: number;
  format: (value: number) => string;
  hint?: string;
  onChange: (value: number) => void;
  className?: string;
  valueClassName?: string;
}) {
  const id = useId();
  const steps = values.includes(value) ? values : [...values, value].sort((a, b) => a - b);
  const last = steps.length - 1;
  const index = steps.indexOf(value);
  const style: CSSProperties & Record<`--${string}`, number> = { "--fraction": index / last };
  return (
    <div className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0 ${className ?? ""}`}>
      <label className="text-sm font-[520]" htmlFor={id}>
        {label}
      </label>
      <output className={valueClassName} htmlFor={id}>
        {format(value)}
      </output>
      <input
        aria-describedby={hint && `${id}-hint`}
        aria-valuetext={format(value)}
        className={`${sliderCss.slider} ${css.rangeScale} col-span-full h-11 w-full cursor-pointer noscript:hidden`}
        id={id}
        max={last}
        min={0}
        onChange={(event) => onChange(steps[event.currentTarget.valueAsNumber] ?? value)}
        step={1}
        style={style}
        type="range"
        value={index}
      />
      {hint && (
        <p className="note col-span-2" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
