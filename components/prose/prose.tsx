import type { Element, Root } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import Link from "next/link";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { fenceOf } from "@/lib/markdown/text";
import { parseLinkTarget } from "@/lib/prismic/link-target";
import { Fence } from "./fence";

// What scrolls is a stop for the keyboard (WCAG 2.1.1).
const scrollAreaTabIndex = 0;

function ProseLink({ href = "", children }: ComponentProps<"a">) {
  const link = parseLinkTarget(href);
  if (!link) return children;
  return link.isInternal ? (
    <Link className="link" href={link.href} prefetch={false}>
      {children}
    </Link>
  ) : (
    <a className="link" href={link.href}>
      {children}
    </a>
  );
}

function ProseTable({ children }: ComponentProps<"table">) {
  return (
    <section aria-label="Table" className="prose-table" tabIndex={scrollAreaTabIndex}>
      <table className="data-table">{children}</table>
    </section>
  );
}

function ProseFence({ node }: { node?: Element | undefined }) {
  return node ? <Fence {...fenceOf(node)} /> : null;
}

const components: Partial<Components> = {
  a: ({ node: _, ...props }) => <ProseLink {...props} />,
  // Pictures are drawn by the site; a text brings none.
  img: () => null,
  pre: ({ node }) => <ProseFence node={node} />,
  table: ({ node: _, ...props }) => <ProseTable {...props} />,
};

/** Parsed Markdown as elements, never as HTML: what it may hold is decided here and in `lib/markdown`. */
export function Prose({ tree, className }: { tree: Root; className?: string }) {
  return (
    <div className={`article ${className ?? ""}`}>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true })}
    </div>
  );
}
