import type { ReactNode } from "react";
import proseCss from "@/components/prose/prose.module.css";
import { Table } from "@/components/ui/table";

/** A table in the text, with a caption that names it for screen readers. */
export function DocsTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: { id: string; cells: ReactNode[] }[];
}) {
  return (
    <Table
      caption={caption}
      className={proseCss.proseTable}
      columns={columns.map((label) => ({ label }))}
      hideCaption
      rows={rows}
    />
  );
}
