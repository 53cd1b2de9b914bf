import { useEffect } from "react";

// Every page loads this code, for two error pages. So paths and buttons are literal: `buttonClasses` would add 1 KB to
// each, and `routes` all products.
const searchPath = "/search";
const retryButton =
  "inline-flex h-13.5 items-center rounded-2 bg-fg px-6.5 font-[550] text-[1.0625rem] text-ground hover:bg-fg-hover";
const searchButton =
  "inline-flex h-11 items-center rounded-2 border border-rule-2 px-4.5 font-[550] text-sm hover:border-fg";
const links = [
  { href: "/", label: "Home page" },
  { href: "/products", label: "Products" },
  { href: "/pricing", label: "Pricing" },
  { href: "/contact", label: "Contact" },
];

function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // After a navigation it is already the next page's.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

/**
 * Shown when a page throws an error in the browser. It uses plain links and a plain form, because the router
 * itself may be broken.
 * @param reference Next's digest of the error, to find it in the log
 */
export function ClientErrorPage({ reference, onRetry }: { reference?: string; onRetry: () => void }) {
  useTitle("Something went wrong on our side | Oxbow");
  return (
    <main id="main" className="wrap section">
      <h1 className="heading-1">Something went wrong on our side</h1>
      <p className="lead mt-6">
        We could not build this page. Nothing you sent before is lost: messages are saved before we answer.
      </p>
      <p className="mt-10">
        <button className={retryButton} onClick={onRetry} type="button">
          Try again
        </button>
      </p>
      <search className="mt-10 block">
        <form action={searchPath} className="flex max-w-240 gap-2" method="get">
          <input
            aria-label="Search the site"
            className="h-11 min-w-0 flex-1 rounded-2 border border-rule-2 bg-transparent px-3.5"
            name="q"
            placeholder="Search the site"
            type="search"
          />
          <button className={searchButton} type="submit">
            Search
          </button>
        </form>
      </search>
      <ul className="mt-8 flex flex-wrap gap-6">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className="link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {reference && <p className="note mt-8">If you write to us about it, mention reference {reference}.</p>}
    </main>
  );
}
