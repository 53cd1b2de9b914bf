"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useConsent } from "@/components/consent/use-consent";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { useCopied } from "@/components/ui/use-copied";
import { type Consent, consentCategories } from "@/lib/content/consent/choice";
import { buildDashboardPath, parseDashboardRedirect } from "@/lib/features/dashboard-redirect/redirect";
import { getVisitTracking } from "@/lib/features/dashboard-redirect/visit-tracking";
import type { TrackingBundle } from "@/lib/features/tracking/bundle-schema";
import { readLeadTracking } from "@/lib/features/tracking/lead-tracking";
import { closePanel } from "@/lib/features/tracking/panel";
import { buildTrackingQuery } from "@/lib/features/tracking/tracking-query";
import { pageSubject, recordPage } from "@/lib/features/tracking/visit";
import css from "./attribution-panel.module.css";

type Reading = { bundle: TrackingBundle; redirect: string };

function read(): Reading {
  const redirect = parseDashboardRedirect(new URLSearchParams());
  return {
    bundle: readLeadTracking(pageSubject()),
    redirect: buildDashboardPath(redirect, buildTrackingQuery(getVisitTracking())),
  };
}

/** Touches are shown one field per line, other values as text. */
const format = (value: string | boolean | object) =>
  typeof value === "object"
    ? Object.entries(value)
        .map(([name, text]) => `${name}: ${text}`)
        .join("\n")
    : String(value);

function ConsentLine({ consent }: { consent: Consent }) {
  const allowed = consentCategories.filter((category) => consent[category]);
  return (
    <p>
      Consent: <b>{allowed.length > 0 ? allowed.join(", ") : "none"}</b>, by {consent.source}.{" "}
      {!consent.marketing && "A lead contains only data of the open page, and the dashboard redirect none."}
    </p>
  );
}

function Rows({ bundle }: { bundle: TrackingBundle }) {
  return (
    <dl className={css.values}>
      {Object.entries(bundle).map(([name, value]) => (
        <div className={`${css.value} border-t border-rule py-1.25`} key={name}>
          <dt className="text-fg-2">{name}</dt>
          <dd>{format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the tracking data that a lead from this page or the dashboard redirect would send now. */
export function AttributionPanel() {
  const path = usePathname();
  const consent = useConsent();
  const [reading, setReading] = useState<Reading | null>(null);
  const [isOpen, setOpen] = useState(true);
  const [isCopied, markCopied] = useCopied();

  useEffect(() => {
    // The bundle changes with the page and the consent.
    if (path === null || consent === null) return;
    // The parent's effect, which records the page, runs after this one.
    recordPage();
    setReading(read());
  }, [path, consent]);

  if (!isOpen || !reading || !consent) return null;
  const close = () => {
    closePanel();
    setOpen(false);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify({ consent, ...reading }, null, 2));
    markCopied();
  };
  return (
    <aside
      aria-label="Attribution"
      className={`attribution-panel ${css.panel} on-deep grid gap-2 rounded-2 bg-ground px-4 text-fg text-xs shadow-3`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-[600] text-sm">What a lead from this page would carry</h2>
        <button
          aria-label="Close"
          className={buttonClasses({ variant: "Icon", size: "xs" })}
          onClick={close}
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <ConsentLine consent={consent} />
      <Rows bundle={reading.bundle} />
      <h3 className="mt-3 font-[600]">Hand-off to the dashboard</h3>
      <p className="font-mono wrap-anywhere whitespace-pre-wrap">{reading.redirect}</p>
      <button
        className={buttonClasses({ variant: "Outline", size: "xs" })}
        onClick={() => copy().catch(() => {})}
        type="button"
      >
        <span aria-live="polite">{isCopied ? "Copied" : "Copy as JSON"}</span>
      </button>
    </aside>
  );
}
