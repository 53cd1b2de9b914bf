import type { Element, Nodes, Root } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { TargetLink } from "@/components/actions/target-link";
import { SiteImage } from "@/components/media/site-image";
import { ScrollArea } from "@/components/ui/scroll-area";
import scrollCss from "@/components/ui/scroll-area.module.css";
import tableCss from "@/components/ui/table.module.css";
import { breakpoints } from "@/lib/base/design/breakpoints";
import { fenceOf, textOf } from "@/lib/base/markdown/text";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";
import { CodeBlock } from "./code-block";
import css from "./prose.module.css";

/** An image in content, see `lib/platform/media/markdown-images.ts`; left out if its size is unknown. */
function ProsePicture({ src, alt = "", width, height }: ComponentProps<"img">) {
  if (typeof src !== "string" || !width || !height) return null;
  return (
    <SiteImage
      alt={alt}
      className="h-auto w-full"
      height={Number(height)}
      sizes={`(width < ${breakpoints.md}) 100vw, 760px`}
      src={src}
      width={Number(width)}
    />
  );
}

/** In characters; fits a cell at 320 px. */
const maxUnbrokenCodeLength = 20;

/** All elements of a kind in a tree, in document order. */
function listElements(node: Nodes, tagName: string): Element[] {
  const own = node.type === "element" && node.tagName === tagName ? [node] : [];
  return "children" in node
    ? [...own, ...node.children.flatMap((child) => listElements(child, tagName))]
    : own;
}

function buildComponents(
  tree: Root,
  section: string | undefined,
  namesColumns: boolean,
): Partial<Components> {
  const fences = listElements(tree, "pre");
  const tables = listElements(tree, "table");
  const rowHeads = new Set(
    listElements(tree, "tr").map(({ children }) => children.find(({ type }) => type === "element")),
  );
  const columnOf = new Map(
    (namesColumns ? tables : []).flatMap((table) => {
      const columns = listElements(table, "th").map(textOf);
      return listElements(table, "td").map((cell, i) => [cell, columns[i % columns.length]]);
    }),
  );
  // Scroll areas are landmarks, so each needs a unique label: a number and its section.
  const numberOf = (list: readonly Element[], node: Element) =>
    `${list.indexOf(node) + 1}${section ? `, ${section}` : ""}`;
  return {
    a: ({ href = "", children }) => (
      <TargetLink className="link" link={parseLinkTarget(href)}>
        {children}
      </TargetLink>
    ),
    img: ProsePicture,
    // Short code stays on one line: broken at a hyphen, "curl --verbose" would read as "curl --" and "verbose".
    code: ({ node, children }) => (
      <code
        className={node && textOf(node).length <= maxUnbrokenCodeLength ? "whitespace-nowrap" : undefined}
      >
        {children}
      </code>
    ),
    pre: ({ node }) =>
      node && <CodeBlock {...fenceOf(node)} untitledSuffix={`example ${numberOf(fences, node)}`} />,
    th: ({ node: _, ...cell }) => <th scope="col" {...cell} />,
    td: ({ node, ...cell }) =>
      node && rowHeads.has(node) ? (
        <th scope="row" {...cell} />
      ) : (
        <td data-column={node && columnOf.get(node)} {...cell} />
      ),
    table: ({ node, children }) => (
      <ScrollArea
        label={node && `Table ${numberOf(tables, node)}`}
        className={`${scrollCss.fade} ${css.proseTable}`}
      >
        <table className={`data-table ${tableCss.dataTable}`}>{children}</table>
      </ScrollArea>
    ),
  };
}

/**
 * Renders parsed Markdown as elements, never as HTML: the allowed elements are defined here and in
 * `lib/base/markdown`. `section`, usually the heading above, makes the labels of tables and code unique within a page.
 * `namesColumns` sets `data-column` on each cell after the first of its row, for styles that place cells below each other.
 */
export function Prose({
  tree,
  className,
  section,
  namesColumns = false,
}: {
  tree: Root;
  className?: string;
  section?: string;
  namesColumns?: boolean;
}) {
  const components = buildComponents(tree, section, namesColumns);
  return (
    <div className={`${css.article} wrap-break-word ${className ?? ""}`}>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true })}
    </div>
  );
}
