import { Breakable } from "@/components/ui/breakable";
import css from "./sample-record.module.css";

type RecordField = {
  name: string;
  /** Type name in the file's schema. */
  kind: string;
  example: string;
  /** Percent of records in which the field has a value. */
  filled: number;
  /** What the value means; given for all fields of a record or for none. */
  text?: string;
};

/** The share of records with this field, as a bar and a figure. */
function Filled({ percent }: { percent: number }) {
  return (
    <span className="flex items-baseline justify-end gap-3">
      <span aria-hidden="true" className={`${css.fillRate} block h-2.25 w-20 max-sm:hidden`}>
        <span className="block h-1.25 bg-tint-600" style={{ width: `${percent}%` }} />
      </span>
      <span className="w-[6ch] whitespace-nowrap text-right tabular-nums">{percent.toFixed(1)}%</span>
    </span>
  );
}

/** A sample record: each field with its type, a value, and the share of records that have it. */
export function SampleRecord({
  title,
  note,
  fields,
}: {
  title: string;
  note: string;
  fields: RecordField[];
}) {
  const hasMeanings = fields.some(({ text }) => text);
  return (
    <div className="self-start border border-ink bg-white p-1.25">
      <div className="border border-ink">
        <table className={`${css.recordTable} w-full border-collapse text-sm`}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Field and type</th>
              <th scope="col">Value in this record</th>
              {hasMeanings && <th scope="col">Meaning</th>}
              <th className="text-right" scope="col">
                Filled
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, kind, example, filled, text }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <span className="sm:block font-normal font-sans text-fg-2 text-xs">{kind}</span>
                </th>
                <td className="figure">
                  <Breakable text={example} />
                </td>
                {text && <td>{text}</td>}
                <td>
                  <Filled percent={filled} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note max-w-none border border-ink border-t-0 px-4 py-2.5">{note}</p>
    </div>
  );
}
