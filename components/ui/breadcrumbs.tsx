type Crumb = { label: string; href?: string };

type BreadcrumbsProps = {
  items: readonly Crumb[];
  /** The current page is not in `items`: the last item is its parent, and a link. */
  endsWithParent?: boolean;
};

/** Breadcrumbs, from the top level down. The last item is the current page, unless `endsWithParent`. */
export function Breadcrumbs({ items, endsWithParent = false }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-fg-2 text-xs">
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          const isPage = isLast && !endsWithParent;
          const emphasis = isLast ? "font-[520] text-fg" : "";
          return (
            <li className="flex min-h-6 items-center gap-2" key={href ?? label}>
              {href && !isPage ? (
                <a className={`underline-offset-[3px] hover:underline ${emphasis}`} href={href}>
                  {label}
                </a>
              ) : (
                <span aria-current={isPage ? "page" : undefined} className={emphasis}>
                  {label}
                </span>
              )}
              {/* After the label, so that no line begins with it. */}
              {!isLast && <span aria-hidden="true">/</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
