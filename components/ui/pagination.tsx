type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  label: string;
};

const cell = "grid h-10 min-w-10 place-items-center rounded-2 px-2.5";
const linkCell = `${cell} hover:bg-ground-3`;

export function Pagination({ page, pages, hrefOf, label }: PaginationProps) {
  const step = (target: number, name: string) =>
    target >= 1 && target <= pages ? (
      <a className={linkCell} href={hrefOf(target)} rel={target < page ? "prev" : "next"}>
        {name}
      </a>
    ) : (
      <span aria-hidden="true" className={`${cell} text-fg-3`}>
        {name}
      </span>
    );
  return (
    <nav aria-label={label} className="mt-10">
      <ul className="flex flex-wrap gap-1 text-sm">
        <li>{step(page - 1, "Previous")}</li>
        {Array.from({ length: pages }, (_, i) => i + 1).map((target) => (
          <li key={target}>
            <a
              aria-current={target === page ? "page" : undefined}
              className={target === page ? `${cell} bg-fg text-ground` : linkCell}
              href={hrefOf(target)}
            >
              {target}
            </a>
          </li>
        ))}
        <li>{step(page + 1, "Next")}</li>
      </ul>
    </nav>
  );
}
