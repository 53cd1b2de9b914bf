import {
  compareCountries,
  pathOfChoice,
  type SandboxTarget,
  targetInfos,
} from "@/lib/features/sandbox/targets";

/** What a demo page shows in each country, or in the first `count` of them, with a link to the request. */
export function CountryComparison({ target, count }: { target: SandboxTarget; count?: number }) {
  const { label, columns } = targetInfos[target];
  return (
    <table className="w-full table-fixed border-fg border-t text-sm">
      <caption className="sr-only">{label}, in each country of the sandbox</caption>
      {/* Fixed, so that columns do not move when the fonts arrive. */}
      <colgroup>
        <col className="w-[38%]" />
        <col className="w-[43%]" />
        <col />
      </colgroup>
      <thead>
        <tr className="border-rule border-b text-left text-fg-2">
          {["Country", ...columns].map((title) => (
            <th className="py-2.5 pr-1 font-normal sm:pr-4 last:pr-0 last:text-right" key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareCountries(target)
          .slice(0, count)
          .map(({ country, name, values }) => (
            <tr className="border-rule border-b" key={country}>
              <th className="py-2.5 pr-2 text-left font-normal sm:pr-4" scope="row">
                <a className="link" href={pathOfChoice({ country, target })}>
                  {name}
                </a>
              </th>
              {values.map((value, index) => (
                <td
                  className="py-2.5 pr-1 font-mono max-sm:text-xs sm:pr-4 last:pr-0 last:text-right"
                  key={columns[index]}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
