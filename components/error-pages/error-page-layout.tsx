import type { ReactNode } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { SiteLink } from "@/components/media/site-link";
import { Button, buttonClasses } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { routes } from "@/lib/base/routes";

type PageLink = { href: string; label: string };

type ErrorPageProps = {
  heading: string;
  /** What happened, in a sentence or two. */
  children: ReactNode;
  links: readonly PageLink[];
  picture: ReactNode;
};

function SearchBox() {
  return (
    <search className="mt-8">
      <form action={routes.search()} className="flex items-start gap-2" method="get">
        <TextField
          className="flex-1"
          enterKeyHint="search"
          hideLabel
          label="Search the site"
          name="q"
          placeholder="Search the site"
          type="search"
        />
        <Button className="h-11.5" type="submit" variant="Outline">
          Search
        </Button>
      </form>
    </search>
  );
}

export function ErrorPageLayout({ heading, children, links, picture }: ErrorPageProps) {
  return (
    <section className="overflow-hidden">
      <div className="wrap grid items-center gap-12 py-20 md:grid-cols-[1fr_minmax(0,560px)] md:py-28">
        <div>
          <h1 className="heading-1">{heading}</h1>
          <p className="lead mt-6">{children}</p>
          <SearchBox />
          <ul className="mt-8 border-rule border-t">
            {links.map(({ href, label }) => (
              <li className="border-rule border-b" key={href}>
                <SiteLink
                  className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-accent"
                  href={href}
                >
                  {label}
                  <span className="figure hidden text-fg-3 text-xs sm:inline">{href}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <OpenModalLink className={buttonClasses({ variant: "Outline" })}>Ask sales instead</OpenModalLink>
          </p>
        </div>
        {picture}
      </div>
    </section>
  );
}
