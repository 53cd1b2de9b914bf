import { pathOfChoice } from "@/lib/features/sandbox/choice";
import { compareCountries } from "@/lib/features/sandbox/compare";
import { type SandboxTarget, targetInfos } from "@/lib/features/sandbox/targets";

const shown = 4;

/** What a demo page shows in the first countries of the sandbox, as links to the request. The form offers all. */
export function CountryList({ target }: { target: SandboxTarget }) {
  const { label, columns, needsName } = targetInfos[target];
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-x-6 text-sm">
      {compareCountries(target)
        .slice(0, shown)
        .map(({ country, name, values: [first, second] }) => (
          <li className="border-rule border-t py-3" key={country}>
            <a className="link" href={pathOfChoice({ country, target })}>
              {name}
            </a>
            <p className="mt-1 font-mono">{first}</p>
            <p className="text-fg-2">{needsName ? `${columns[1]}: ${second}` : second}</p>
          </li>
        ))}
    </ul>
  );
}
