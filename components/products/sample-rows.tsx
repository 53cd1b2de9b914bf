import { ScrollArea } from "@/components/ui/scroll-area";
import type { Dataset } from "@/lib/content/endpoints/schemas-datasets";

const missing = <span className="text-fg-3">null</span>;

export function SampleRows({ dataset: { name, sample, fields } }: { dataset: Dataset }) {
  const caption = `${name}: sample rows`;
  return (
    <section className="on-paper-2 section">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 className="heading-2">Sample: {sample.rows.length} rows</h2>
          <p className="note">
            {sample.columns.length} of {fields.length} columns. Shops, people and places are invented.
          </p>
        </div>
        <ScrollArea label={caption}>
          <table className="w-full border-collapse font-mono text-[0.875rem] leading-[normal] font-[450]">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {sample.columns.map((column) => (
                  <th
                    className="border-b border-fg py-2 pr-6 text-left font-medium text-fg-2"
                    key={column}
                    scope="col"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, i) => (
                    <td
                      className="border-b border-rule py-2.75 pr-6 whitespace-nowrap"
                      key={sample.columns[i]}
                    >
                      {cell ?? missing}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </div>
    </section>
  );
}
