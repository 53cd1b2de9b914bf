"use client";

import { type CSSProperties, useId } from "react";
import { nearestIndex } from "@/lib/features/pricing/slider-values";
import css from "./range-field.module.css";

/** A slider over round values, so that each key press leads to the next one. */
export function RangeField({
  label,
  rungs,
  value,
  format,
  hint,
  onChange,
  className,
}: {
  label: string;
  /** Smallest first. */
  rungs: readonly number[];
  /** May stand between two rungs, when it came from a link. */
  value: number;
  format: (value: number) => string;
  hint?: string;
  onChange: (value: number) => void;
  className?: string;
}) {
  const id = useId();
  const last = rungs.length - 1;
  // A scale from zero has no ratios: its first rung is its own.
  const index = rungs.includes(value) ? rungs.indexOf(value) : nearestIndex(rungs, value);
  const place: CSSProperties & Record<`--${string}`, number> = { "--x": index / last };
  return (
    // A slider as a scale bar that is filled up to its thumb.
    <div className={`grid grid-cols-[1fr_auto] items-baseline gap-x-2 gap-y-0 ${className ?? ""}`}>
      <label className="text-sm font-[520]" htmlFor={id}>
        {label}
      </label>
      <output className={`range-value ${css.rangeValue}`} htmlFor={id}>
        {format(value)}
      </output>
      <input
        aria-describedby={hint && `${id}-hint`}
        aria-valuetext={format(value)}
        className={`${css.rangeSlider} col-span-full h-5.5 w-full cursor-pointer noscript:hidden`}
        id={id}
        max={last}
        min={0}
        onChange={(event) => onChange(rungs[event.currentTarget.valueAsNumber] ?? value)}
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
