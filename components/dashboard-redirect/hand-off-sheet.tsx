"use client";

import { type ReactNode, useEffect, useState } from "react";
import { type HandOff, handOffFlags, handOffTarget, parseHandOff } from "@/lib/dashboard/hand-off";
import { readStoredTracking, trackingSources } from "@/lib/dashboard/stored-tracking";
import { buildTrackingQuery, formatTrackingValue, type TrackingValues } from "@/lib/tracking/tracking-query";
import css from "./hand-off-sheet.module.css";

const breakAnywhere = "wrap-anywhere";

function Rows({ title, head, children }: { title: string; head: readonly string[]; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="heading-4">{title}</h2>
      <table className={`${css.handOffTable} mt-1.5 w-full border-t border-fg text-sm`}>
        <thead className="sr-only">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function Flags({ handOff }: { handOff: HandOff }) {
  const route = handOff.isRouteRefused ? "asked for another one, refused" : handOff.path;
  return (
    <Rows head={["Flag", "Value"]} title="Flags of this address">
      {handOffFlags.map((flag) => (
        <tr key={flag}>
          <th scope="row">{flag}</th>
          <td>{handOff.flags.includes(flag) ? "true" : <span className="text-fg-3">not given</span>}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">route</th>
        <td>{route}</td>
      </tr>
    </Rows>
  );
}

function Tracking({ values }: { values: TrackingValues }) {
  return (
    <Rows head={["Parameter", "Value", "Kept in"]} title="Tracking values in this browser">
      {trackingSources.map(({ name, place, key }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className={breakAnywhere}>
            {formatTrackingValue(values[name]) || <span className="text-fg-3">empty, left out</span>}
          </td>
          <td className="text-fg-2">
            {place} <code>{key}</code>
          </td>
        </tr>
      ))}
    </Rows>
  );
}

/** What would have been handed over, value by value, where no dashboard is configured. */
export function HandOffSheet() {
  const [handOff, setHandOff] = useState<HandOff>(() => parseHandOff(new URLSearchParams()));
  const [values, setValues] = useState<TrackingValues>({});
  useEffect(() => {
    setHandOff(parseHandOff(new URLSearchParams(location.search)));
    setValues(readStoredTracking());
  }, []);
  return (
    <>
      <h2 className="heading-4">Target at the dashboard</h2>
      <p className="hand-off-target mt-1.5 bg-ground-3 px-2.5 py-2 font-mono text-sm leading-[1.6] wrap-anywhere">
        {handOffTarget(handOff, buildTrackingQuery(values))}
      </p>
      <Flags handOff={handOff} />
      <Tracking values={values} />
    </>
  );
}
