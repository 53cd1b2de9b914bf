import type { Parameter } from "@/lib/features/docs/parameters";
import { DocsTable } from "./docs-table";

/** An API's parameters: name, type, default and meaning. */
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
        <code key="name">{name}</code>
        {isRequired && <span className="mt-1 block text-danger text-xs">required</span>}
      </>,
      type,
      defaultValue === null ? "none" : <code key="default">{defaultValue}</code>,
      <>
        {description}
        {example !== null && (
          <span className="mt-1 block text-fg-2">
            Example: <code className="wrap-anywhere">{example}</code>
          </span>
        )}
      </>,
    ],
  }));
  return <DocsTable caption={caption} columns={["Name", "Type", "Default", "Meaning"]} rows={rows} />;
}
