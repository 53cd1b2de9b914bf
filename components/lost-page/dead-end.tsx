import type { ReactNode } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { SiteLink } from "@/components/media/site-link";
import { Button, buttonClasses } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { routes } from "@/lib/base/routes";

export type WayOn = { href: string; label: string };

type DeadEndProps = {
  heading: string;
  /** What happened to the address. */
  children: ReactNode;
  /** Pages that the visitor most likely wanted. */
  ways: readonly WayOn[];
  picture: ReactNode;
};

function SearchBox() {
  return (
    <search className="mt-4">
      <form action={routes.search()} className="flex items-start gap-1" method="get">
        <TextField
          className="flex-1"
          enterKeyHint="search"
          hideLabel
          label="Search the site"
          name="q"
          placeholder="Search the site"
          type="search"
        />
        <Button className="h-5.75" type="submit" variant="Outline">
          Search
        </Button>
      </form>
    </search>
  );
}

/** The frame of pages that stand where another page is missing: what happened, a search, the likely ways on. */
export function DeadEnd({ heading, children, ways, picture }: DeadEndProps) {
  return (
    <section className="overflow-hidden">
      <div className="wrap grid items-center gap-6 py-10 md:grid-cols-[1fr_minmax(0,560px)] md:py-14">
        <div>
          <h1 className="heading-1">{heading}</h1>
          <p className="lead mt-3">{children}</p>
          <SearchBox />
          <ul className="mt-4 border-rule border-t">
            {ways.map(({ href, label }) => (
              <li className="border-rule border-b" key={href}>
                <SiteLink
                  className="flex min-h-5.5 items-center justify-between gap-2 py-1 hover:text-accent"
                  href={href}
                >
                  {label}
                  <span className="figure hidden text-fg-3 text-xs sm:inline">{href}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <OpenModalLink className={buttonClasses({ variant: "Outline" })}>Ask sales instead</OpenModalLink>
          </p>
        </div>
        {picture}
      </div>
    </section>
  );
}
