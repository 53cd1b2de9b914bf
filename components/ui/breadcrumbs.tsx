type Crumb = { label: string; href?: string };

type BreadcrumbsProps = { items: Crumb[] };

/** Breadcrumbs, from the top level to the page itself (the last item). */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-fg-2 text-xs">
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li className="flex min-h-6 items-center gap-2" key={href ?? label}>
              {href && !isLast ? (
                <a className="underline-offset-[3px] hover:underline" href={href}>
                  {label}
                </a>
              ) : (
                <span
                  aria-current={isLast ? "page" : undefined}
                  className={isLast ? "font-[520] text-fg" : undefined}
                >
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
