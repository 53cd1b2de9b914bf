import Link from "next/link";
import { SiteLink } from "@/components/media/site-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { anchors, routes, toolSlugs } from "@/lib/base/routes";
import type { Post } from "@/lib/content/endpoints/posts";
import type { Guide, Integration, Term } from "@/lib/content/endpoints/resources";
import { tools } from "@/lib/features/resources/tools";
import { AtlasIndex, type IndexTile } from "./atlas-index";
import css from "./hub.module.css";
import { IndexFilter } from "./index-filter";

type Entry = { name: string; href: string; words: string };
type Group = { square: string; title: string; entries: Entry[] };

type HubProps = {
  guides: readonly Guide[];
  integrations: readonly Integration[];
  terms: readonly Term[];
  posts: readonly Post[];
};

function buildTiles({ guides, integrations, terms }: HubProps): IndexTile[] {
  return [
    {
      square: "A1",
      name: "Guides",
      count: `${guides.length} guides`,
      href: "#guides",
      art: "guides",
    },
    {
      square: "B1",
      name: "Integrations",
      count: `${integrations.length} clients`,
      href: routes.integrations(),
      art: "integrations",
    },
    {
      square: "A2",
      name: "Glossary",
      count: `${terms.length} terms`,
      href: routes.glossary(),
      art: "glossary",
    },
    { square: "B2", name: "Tools", count: `${toolSlugs.length} tools`, href: routes.tools(), art: "tools" },
  ];
}

function buildGroups({ guides, integrations, terms, posts }: HubProps): Group[] {
  const entry = (name: string, href: string, words: string): Entry => ({ name, href, words });
  return [
    {
      square: "A1",
      title: "Guides",
      entries: guides.map((guide) => entry(guide.title, routes.guide(guide.slug), guide.description)),
    },
    {
      square: "B1",
      title: "Integrations",
      entries: integrations.map((row) => entry(row.tool, routes.integration(row.slug), row.description)),
    },
    {
      square: "B2",
      title: "Tools",
      entries: toolSlugs.map((slug) => entry(tools[slug].title, routes.tool(slug), tools[slug].description)),
    },
    {
      square: "A2",
      title: "Glossary",
      entries: terms.map((term) => entry(term.title, routes.term(term.slug), term.description)),
    },
    {
      square: "",
      title: "Blog",
      entries: posts.map((post) => entry(post.title, routes.post(post.slug), post.description)),
    },
  ];
}

function IndexGroup({ square, title, entries }: Group) {
  return (
    <section
      aria-label={title}
      className="mb-9 scroll-mt-29"
      data-group=""
      id={title.toLowerCase().replaceAll(" ", "-")}
    >
      <h3 className="heading-4 flex items-baseline gap-2">
        {title}
        {square && <span className="figure text-fg-3 text-xs">{square}</span>}
      </h3>
      <ul
        className={`${css.atlasIndex} mt-2 gap-x-10 border-t border-rule-2 pt-1.5 text-sm sm:columns-[2] md:columns-[4]`}
      >
        {entries.map(({ name, href, words }) => (
          <li className="break-inside-avoid" data-entry="" data-words={words} key={href}>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ResourceHub(props: HubProps) {
  return (
    <>
      <header className="wrap grid items-center gap-x-18 gap-y-10 pt-8 pb-18 md:grid-cols-2">
        <div>
          <PageBreadcrumbs items={[{ label: "Resources" }]} />
          <h1 className="heading-1 mt-8">Resources: guides, integrations, glossary and tools</h1>
          <p className="lead mt-5">
            Guides to decide with, setups for the client you already use, terms in plain words, and tools that
            never leave your browser.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a className={buttonClasses({ variant: "Outline" })} href="#catalogue">
              Search the index
            </a>
          </p>
        </div>
        <AtlasIndex tiles={buildTiles(props)} />
      </header>
      <section className="section on-paper-2" id="catalogue">
        <div className="wrap">
          <h2 className="heading-2 mb-8">Index to all tiles</h2>
          <IndexFilter
            label="Search guides, integrations, tools, terms and posts"
            noun="entries"
            placeholder="Playwright, robots.txt, retry…"
          >
            <div className="mt-6">
              {buildGroups(props).map((group) => (
                <IndexGroup key={group.title} {...group} />
              ))}
            </div>
          </IndexFilter>
        </div>
      </section>
      <section className="section">
        <div className="wrap flex flex-wrap items-end justify-between gap-8">
          <div>
            <h2 className="heading-2">Not in the index?</h2>
            <p className="lead mt-4">Every post says how it was tested. The newest are on the blog.</p>
          </div>
          <p className="flex flex-wrap gap-3">
            <SiteLink className={buttonClasses({ variant: "Outline", size: "lg" })} href={routes.blog()}>
              Read the blog
            </SiteLink>
            <SiteLink className={buttonClasses({ size: "lg" })} href={`/#${anchors.chooser}`}>
              Find your product
            </SiteLink>
          </p>
        </div>
      </section>
    </>
  );
}
