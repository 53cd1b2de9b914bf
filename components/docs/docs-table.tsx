import type { ReactNode } from "react";
import { Table } from "@/components/ui/table";
import css from "./docs-table.module.css";

/** A table in the text. On phones the cells of a row are below each other: each is clear without its column. */
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
      className={`${css.docsTable} my-7`}
      columns={columns.map((label) => ({ label }))}
      hideCaption
      rows={rows}
    />
  );
}
