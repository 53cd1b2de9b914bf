import { Tag } from "@/components/ui/tag";
import { formatPercent } from "@/lib/base/format/count";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import { products } from "@/lib/base/products";
import type { Incident, NetworkStatus } from "@/lib/content/endpoints/schemas-status";
import { listNumbered } from "@/lib/features/status/record";
import { formatDurationOf, formatTimeSpan } from "@/lib/features/status/wording";

function Facts({ status, incident }: { status: NetworkStatus; incident: Incident }) {
  const regions = status.regions.filter(({ id }) => incident.regions.includes(id));
  const rows = [
    [incident.end === null ? "So far" : "Lasted", formatDurationOf(status, incident)],
    ["Probes that failed", incident.failed === 0 ? "None" : formatPercent(incident.failed)],
    [
      "Products",
      preventHyphenBreaks(incident.products.map((product) => products[product].shortName).join(", ")),
    ],
    [
      "Regions",
      regions.length === status.regions.length ? "All" : regions.map(({ name }) => name).join("; "),
    ],
  ];
  return (
    <dl className="grid content-start gap-2 gap-x-6 text-sm max-md:grid-cols-2 md:col-span-4 md:col-start-9">
      {rows.map(([label, value]) => (
        <div className="border-rule border-t pt-2 md:first:border-0 md:first:pt-0" key={label}>
          <dt className="text-fg-2 text-xs">{label}</dt>
          <dd className="mt-0.5 font-[520]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Entry({ status, incident, number }: { status: NetworkStatus; incident: Incident; number: number }) {
  const parts = [
    ["What happened", incident.cause],
    ["Response and effect", incident.resolution],
    ["What changed", incident.prevention],
  ];
  return (
    <li className="grid gap-x-6 gap-y-5 border-fg border-t py-8 md:grid-cols-12" id={incident.id}>
      {number > 0 && (
        <span
          aria-hidden="true"
          className="inline-flex size-9 items-center justify-center rounded-pill border-[1.2px] border-fg font-mono text-[0.875rem] leading-[normal] font-semibold"
        >
          {number}
        </span>
      )}
      <div className="md:col-span-6 md:col-start-2">
        <p className="figure text-fg-2 text-xs">
          <time dateTime={incident.start}>{formatTimeSpan(incident)}</time>
        </p>
        <h3 className="heading-3 mt-2">{incident.title}</h3>
        {incident.kind === "maintenance" && (
          <p className="mt-2">
            <Tag>Planned work</Tag>
          </p>
        )}
        <dl className="mt-4 grid gap-3.5">
          {parts.map(
            ([label, text]) =>
              text && (
                <div key={label}>
                  <dt className="font-[560] text-sm">{label}</dt>
                  <dd className="mt-0.5 max-w-[64ch] text-fg-2">{text}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <Facts incident={incident} status={status} />
    </li>
  );
}

/** All incidents and maintenance, newest first. Those with failed probes are numbered as in the chart. */
export function IncidentLog({ status }: { status: NetworkStatus }) {
  const numbered = listNumbered(status);
  return (
    <ol reversed>
      {status.incidents.toReversed().map((incident) => (
        <Entry
          incident={incident}
          key={incident.id}
          number={numbered.indexOf(incident) + 1}
          status={status}
        />
      ))}
    </ol>
  );
}
