import { anchors, routes } from "@/lib/base/routes";
import { compareCountries } from "@/lib/features/sandbox/compare";
import { type SandboxTarget, targetInfos } from "@/lib/features/sandbox/targets";

/** What a demo page shows in each country, as entries that link to the request. */
export function CountryList({ target }: { target: SandboxTarget }) {
  const { label, columns } = targetInfos[target];
  return (
    <ul
      aria-label={`${label}, in each country of the sandbox`}
      className="grid grid-cols-2 gap-x-6 text-sm md:grid-cols-4"
    >
      {compareCountries(target).map(({ country, name, values: [first, second] }) => (
        <li className="border-rule border-t py-3" key={country}>
          <a
            className="link"
            href={`${routes.sandbox()}?country=${country}&target=${target}#${anchors.result}`}
          >
            {name}
          </a>
          <p className="mt-1 font-mono">{first}</p>
          {/* A number needs its name. */}
          <p className="text-fg-2">{Number.isNaN(Number(second)) ? second : `${columns[1]}: ${second}`}</p>
        </li>
      ))}
    </ul>
  );
}
