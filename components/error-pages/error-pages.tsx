import type { ReactNode } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Drawing } from "@/components/illustrations/drawing";
import lake from "@/components/illustrations/oxbow-lake.svg";
import dryLake from "@/components/illustrations/oxbow-lake-dry.svg";
import { SiteLink } from "@/components/media/site-link";
import { Button, buttonClasses } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { products } from "@/lib/base/products";
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

function ErrorPageLayout({ heading, children, links, picture }: ErrorPageProps) {
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

const states = {
  "cut-off": {
    note: "cut off",
    label: "A river runs straight on and leaves an old bend behind as a lake",
    file: lake,
  },
  flooded: {
    note: "flooded",
    label: "A river runs straight on, and the old bend beside it is full of water",
    file: lake,
  },
  dry: {
    note: "dry",
    label: "A river runs straight on; of the old bend beside it only the dry bed is left",
    file: dryLake,
  },
};

function OxbowLake({ figure, state }: { figure: string; state: keyof typeof states }) {
  const { note, label, file } = states[state];
  return (
    <svg aria-label={label} className="w-full overflow-visible" role="img" viewBox="0 0 620 440">
      <Drawing file={file} />
      <text
        className="font-display"
        fill="var(--fg)"
        fontSize="52"
        fontWeight="560"
        textAnchor="middle"
        x="310"
        y="176"
      >
        {figure}
      </text>
      <text
        className="text-[13.5px] max-sm:text-[24px]"
        fill="var(--fg-2)"
        fontStyle="italic"
        letterSpacing="1.4"
        textAnchor="middle"
        x="310"
        y="206"
      >
        {note}
      </text>
    </svg>
  );
}

const contact = { href: routes.contact(), label: "Contact" };

const mainPages = [
  { href: routes.home(), label: "Home page" },
  { href: products.RP.path, label: products.RP.name },
  { href: products.WEB_API.path, label: products.WEB_API.name },
  { href: routes.pricing(), label: "Pricing" },
];

export function NotFoundPage() {
  return (
    <ErrorPageLayout
      heading="Page not found"
      picture={<OxbowLake figure="404" state="cut-off" />}
      links={[...mainPages, contact]}
    >
      There is no page at this URL. It may have moved, or the link that brought you here has a typo.
    </ErrorPageLayout>
  );
}

export function GonePage() {
  return (
    <ErrorPageLayout
      heading="This page is gone"
      picture={<OxbowLake figure="410" state="dry" />}
      links={[
        { href: routes.products(), label: "Products we offer today" },
        { href: routes.trust("acceptable-use"), label: "What our network may be used for" },
        { href: routes.freeProxies(), label: "The free plan" },
        { href: routes.blog(), label: "Blog" },
        contact,
      ]}
    >
      We took this page down for good: the offer has ended, or the text was no longer right. There is no
      direct replacement. If you used a bookmark, you can delete it.
    </ErrorPageLayout>
  );
}

type ServerErrorPageProps = { status: string; heading: string; text: string };

/** The page for requests that the server failed or refused to answer. */
export function ServerErrorPage({ status, heading, text }: ServerErrorPageProps) {
  return (
    <ErrorPageLayout
      heading={heading}
      picture={<OxbowLake figure={status} state="flooded" />}
      links={[...mainPages, { href: routes.networkStatus(), label: "Network status" }]}
    >
      {text}
    </ErrorPageLayout>
  );
}
