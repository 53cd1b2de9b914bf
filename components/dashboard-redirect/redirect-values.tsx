"use client";

import { type ReactNode, useEffect, useState } from "react";
import {
  buildDashboardPath,
  type DashboardRedirect,
  dashboardRedirectFlags,
  parseDashboardRedirect,
} from "@/lib/features/dashboard-redirect/redirect";
import { readStoredTracking, trackingSources } from "@/lib/features/dashboard-redirect/stored-tracking";
import {
  buildTrackingQuery,
  formatTrackingValue,
  type TrackingValues,
} from "@/lib/features/tracking/tracking-query";
import css from "./redirect-values.module.css";

const breakAnywhere = "wrap-anywhere";

function Rows({ title, head, children }: { title: string; head: readonly string[]; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="heading-4">{title}</h2>
      <table className={`${css.handOffTable} mt-3 w-full border-t border-fg text-sm`}>
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

function Flags({ redirect }: { redirect: DashboardRedirect }) {
  const route = redirect.isRouteRefused ? "asked for another one, refused" : redirect.path;
  return (
    <Rows head={["Flag", "Value"]} title="Flags of this address">
      {dashboardRedirectFlags.map((flag) => (
        <tr key={flag}>
          <th scope="row">{flag}</th>
          <td>{redirect.flags.includes(flag) ? "true" : <span className="text-fg-3">not given</span>}</td>
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

/** Shows the values that would be sent if a dashboard were configured. */
export function RedirectValues() {
  const [redirect, setRedirect] = useState<DashboardRedirect>(() =>
    parseDashboardRedirect(new URLSearchParams()),
  );
  const [values, setValues] = useState<TrackingValues>({});
  useEffect(() => {
    setRedirect(parseDashboardRedirect(new URLSearchParams(location.search)));
    setValues(readStoredTracking());
  }, []);
  return (
    <>
      <h2 className="heading-4">Target at the dashboard</h2>
      <p className="hand-off-target mt-3 bg-ground-3 px-5 py-4 font-mono text-sm leading-[1.6] wrap-anywhere">
        {buildDashboardPath(redirect, buildTrackingQuery(values))}
      </p>
      <Flags redirect={redirect} />
      <Tracking values={values} />
    </>
  );
}
