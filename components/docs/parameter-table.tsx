import { Table } from "@/components/ui/table";
import type { Parameter } from "@/lib/features/docs/parameters";
import { CodeWords } from "./code-words";
import css from "./docs-table.module.css";

const columns = [{ label: "Name" }, { label: "Type" }, { label: "Meaning" }];

export function ParameterTable({
  caption,
  parameters,
}: {
  caption: string;
  parameters: readonly Parameter[];
}) {
  const rows = parameters.map(({ name, type, isRequired, defaultValue, description, example }) => ({
    id: name,
    cells: [
      <>
        <code>{name}</code>
        {isRequired && <span className="ml-2 text-danger text-xs md:mt-1 md:ml-0 md:block">required</span>}
      </>,
      <>
        {type}
        {defaultValue !== null && (
          <span className="text-fg-2">
            , default <code>{defaultValue}</code>
          </span>
        )}
      </>,
      <>
        <CodeWords>{description}</CodeWords>
        {example !== null && (
          <span className="mt-1 block text-fg-2">
            Example: <code className="wrap-anywhere">{example}</code>
          </span>
        )}
      </>,
    ],
  }));
  return <Table caption={caption} className={`${css.docsTable} my-7`} columns={columns} rows={rows} />;
}
