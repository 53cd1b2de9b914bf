import css from "./record-sheet.module.css";
export type RecordField = {
  name: string;
  /** Type as the schema of the file names it. */
  kind: string;
  example: string;
  /** Share of records in which the field holds a value, in percent. */
  filled: number;
};

/** How often a field is filled, as a bar on a scale of ten and as a figure. */
function Filled({ percent }: { percent: number }) {
  return (
    <span className="flex items-center justify-end gap-1.5">
      <span aria-hidden="true" className={`${css.fillBar} block h-[9px] w-10 max-sm:hidden`}>
        <span className="block h-[5px] bg-tint-600" style={{ width: `${percent}%` }} />
      </span>
      <span className="w-[6ch] whitespace-nowrap text-right tabular-nums">{percent.toFixed(1)}%</span>
    </span>
  );
}

/** One record as it is delivered, on a surveyor's sheet: each field with its type, a value, how often it is filled. */
export function RecordSheet({ title, note, fields }: { title: string; note: string; fields: RecordField[] }) {
  return (
    <div className="self-start border border-ink bg-white p-[5px]">
      <div className="border border-ink">
        <table className={`${css.recordSheet} w-full border-collapse text-sm`}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Field and type</th>
              <th scope="col">Value in this record</th>
              <th className="text-right" scope="col">
                Filled
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, kind, example, filled }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <span className="block font-normal font-sans text-fg-2 text-xs">{kind}</span>
                </th>
                <td className="figure text-sm">{example}</td>
                <td>
                  <Filled percent={filled} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note max-w-none border border-ink border-t-0 px-2 py-1.25 sm:px-2.5">{note}</p>
    </div>
  );
}
