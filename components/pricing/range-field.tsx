"use client";

import { type CSSProperties, useId } from "react";
import sliderCss from "@/components/ui/slider.module.css";
import { nearestIndex } from "@/lib/features/pricing/slider-values";
import css from "./range-field.module.css";

/** A slider over round values: each key press moves to the next one. */
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
  /** May be between two of the values if it comes from a link. */
  value: number;
  format: (value: number) => string;
  hint?: string;
  onChange: (value: number) => void;
  className?: string;
  valueClassName?: string;
}) {
  const id = useId();
  const last = values.length - 1;
  // Zero has no ratio to other values, so it is matched on its own.
  const index = values.includes(value) ? values.indexOf(value) : nearestIndex(values, value);
  const place: CSSProperties & Record<`--${string}`, number> = { "--x": index / last };
  return (
    // A slider drawn as a scale bar that is filled up to the thumb.
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
        onChange={(event) => onChange(values[event.currentTarget.valueAsNumber] ?? value)}
        step={1}
        style={place}
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
