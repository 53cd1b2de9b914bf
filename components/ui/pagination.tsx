type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  label: string;
};

/** Pages to offer: first, last, and the neighbors of the current one; 0 stands for a gap of more than one page. */
export function listPageNumbers(page: number, pages: number): number[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pages || Math.abs(candidate - page) <= 1,
  );
  return near.flatMap((candidate, index) => {
    const before = near[index - 1] ?? 0;
    if (candidate - before === 1) return [candidate];
    return candidate - before === 2 ? [candidate - 1, candidate] : [0, candidate];
  });
}

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
        {listPageNumbers(page, pages).map((target, index, all) => (
          <li key={target || `gap-before-${all[index + 1]}`}>
            {target === 0 && <span className={cell}>…</span>}
            {target === page && (
              <a aria-current="page" className={`${cell} bg-fg text-ground`} href={hrefOf(target)}>
                {target}
              </a>
            )}
            {target !== 0 && target !== page && (
              <a className={linkCell} href={hrefOf(target)}>
                {target}
              </a>
            )}
          </li>
        ))}
        <li>{step(page + 1, "Next")}</li>
      </ul>
    </nav>
  );
}
