import Link from "next/link";
import type { ReactNode } from "react";
import { TextLink } from "@/components/actions/text-link";
import { SiteLink } from "@/components/media/site-link";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { anchors, routes, toolSlugs } from "@/lib/base/routes";
import type { Post } from "@/lib/content/endpoints/posts";
import type { Guide, Integration, Term } from "@/lib/content/endpoints/resources";
import { tools } from "@/lib/features/resources/tools";
import { RiverReach, RiverSource } from "./entry-river";
import riverCss from "./entry-river.module.css";
import css from "./hub.module.css";
import { IndexFilter } from "./index-filter";

type IndexEntry = { name: string; href: string; words: string };
type Group = {
  title: string;
  /** What the entries are, with their number. */
  count: string;
  /** The page of all entries, if there is one. */
  href?: string;
  entries: IndexEntry[];
};

type HubProps = {
  guides: readonly Guide[];
  integrations: readonly Integration[];
  terms: readonly Term[];
  posts: readonly Post[];
};

function buildGroups({ guides, integrations, terms, posts }: HubProps): Group[] {
  const entry = (name: string, href: string, words: string): IndexEntry => ({ name, href, words });
  return [
    {
      title: "Guides",
      count: `${guides.length} guides to buying and measuring`,
      entries: guides.map((guide) => entry(guide.title, routes.guide(guide.slug), guide.description)),
    },
    {
      title: "Integrations",
      count: `${integrations.length} clients and how to set them up`,
      href: routes.integrations(),
      entries: integrations.map((row) => entry(row.tool, routes.integration(row.slug), row.description)),
    },
    {
      title: "Tools",
      count: `${toolSlugs.length} tools that run in your browser`,
      href: routes.tools(),
      entries: toolSlugs.map((slug) => entry(tools[slug].title, routes.tool(slug), tools[slug].description)),
    },
    {
      title: "Glossary",
      count: `${terms.length} terms in plain words`,
      href: routes.glossary(),
      entries: terms.map((term) => entry(term.title, routes.term(term.slug), term.description)),
    },
    {
      title: "Blog",
      count: `${posts.length} posts on proxies, HTTP and data quality`,
      href: routes.blog(),
      entries: posts.map((post) => entry(post.title, routes.post(post.slug), post.description)),
    },
  ];
}

function IndexGroup({ group, children }: { group: Group; children: ReactNode }) {
  const { title, count, href, entries } = group;
  return (
    <section aria-label={title} className="relative scroll-mt-24 pb-9" data-group="" id={title.toLowerCase()}>
      {children}
      <p className="mt-1 text-fg-2 leading-6">{href ? <TextLink href={href}>{count}</TextLink> : count}</p>
      <ul className={`${css.atlasIndex} mt-3 gap-x-10 text-sm sm:columns-[2] nav:columns-[3]`}>
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
  const groups = buildGroups(props);
  return (
    <>
      <div className={riverCss.basin}>
        <div className="wrap relative pt-5 pb-18">
          <header className="max-w-160">
            <PageBreadcrumbs items={[{ label: "Resources" }]} />
            <h1 className="heading-1 mt-fluid-2">Guides, integrations, glossary and tools</h1>
            <p className="lead mt-5 mb-8">
              In-depth guides, setup for the client you already use, terms in plain words, and tools that run
              in your browser.
            </p>
          </header>
          <IndexFilter
            label="Search guides, integrations, tools, terms and posts"
            noun="entries"
            placeholder="Playwright, robots.txt, retry…"
          >
            <div className={riverCss.index}>
              <RiverSource />
              {groups.map((group, i) => (
                <IndexGroup group={group} key={group.title}>
                  <RiverReach group={i} heading={<h2 className="heading-3">{group.title}</h2>} />
                </IndexGroup>
              ))}
            </div>
          </IndexFilter>
        </div>
      </div>
      <section className="section on-paper-2">
        <div className="wrap flex flex-wrap items-end justify-between gap-8">
          <div>
            <h2 className="heading-2">Didn’t find it?</h2>
            <p className="lead mt-4">
              The product finder asks a few questions. The newest posts are on the blog.
            </p>
          </div>
          <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <SiteLink
              className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}
              href={`/#${anchors.chooser}`}
            >
              Find your product
            </SiteLink>
            <SiteLink className={buttonClasses({ variant: "Outline", size: "lg" })} href={routes.blog()}>
              Read the blog
            </SiteLink>
          </p>
        </div>
      </section>
    </>
  );
}
