"use client";

import { useEffect, useRef } from "react";

type Option = { value: string; label: string };

/** The country last chosen in this tab. */
const storageKey = "sandbox_country";

function readCountry(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function storeCountry(country: string): void {
  try {
    sessionStorage.setItem(storageKey, country);
  } catch {}
}

/**
 * The country of a sandbox request. It follows the visitor from page to page.
 * @param isChosen whether `country` is the visitor's choice; otherwise it is only the default
 */
export function CountryField({
  label,
  country,
  isChosen,
  options,
  className,
  selectClassName,
}: {
  label: string;
  country: string;
  isChosen: boolean;
  options: readonly Option[];
  className: string;
  selectClassName: string;
}) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isChosen) return storeCountry(country);
    const stored = readCountry();
    // The visitor may have chosen another country before this code loaded.
    if (select.current?.value !== country) return;
    if (options.some(({ value }) => value === stored)) select.current.value = stored ?? "";
  }, [country, isChosen, options]);
  return (
    <label className={className}>
      {label}
      <select
        className={selectClassName}
        defaultValue={country}
        name="country"
        onChange={(event) => storeCountry(event.target.value)}
        ref={select}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
