import {
  compareCountries,
  pathOfChoice,
  type SandboxTarget,
  targetInfos,
} from "@/lib/features/sandbox/targets";
import css from "./country-comparison.module.css";

/** What a demo page shows in each country, or in the first `count` of them, with a link to the request. */
export function CountryComparison({ target, count }: { target: SandboxTarget; count?: number }) {
  const { label, columns } = targetInfos[target];
  return (
    <table className={css.comparison}>
      <caption className="sr-only">{`${label}, in each country of the sandbox`}</caption>
      <thead>
        <tr>
          {["Country", ...columns].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareCountries(target)
          .slice(0, count)
          .map(({ country, name, values }) => (
            <tr key={country}>
              <th scope="row">
                <a className="link" href={pathOfChoice({ country, target })}>
                  {name}
                </a>
              </th>
              {values.map((value, index) => (
                <td key={columns[index]}>{value}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
