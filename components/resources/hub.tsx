import Link from "next/link";
import { SiteLink } from "@/components/media/site-link";
import { Entry, EntryList } from "@/components/sections/entry-list";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buttonClasses } from "@/components/ui/button";
import { anchors, routes, toolSlugs } from "@/lib/base/routes";
import type { Post } from "@/lib/content/endpoints/posts";
import type { Guide, Integration, Term } from "@/lib/content/endpoints/resources";
import { tools } from "@/lib/features/resources/tools";
import css from "./hub.module.css";
import { IndexFilter } from "./index-filter";

type IndexEntry = { name: string; href: string; words: string };
type Group = { title: string; entries: IndexEntry[] };

type HubProps = {
  guides: readonly Guide[];
  integrations: readonly Integration[];
  terms: readonly Term[];
  posts: readonly Post[];
};

function listKinds({ guides, integrations, terms }: HubProps) {
  return [
    { title: "Guides", href: "#guides", count: `${guides.length} in-depth guides` },
    {
      title: "Integrations",
      href: routes.integrations(),
      count: `${integrations.length} clients and how to set them up`,
    },
    { title: "Glossary", href: routes.glossary(), count: `${terms.length} terms in plain words` },
    {
      title: "Tools",
      href: routes.tools(),
      count: `${toolSlugs.length} tools that run in your browser`,
    },
  ];
}

function buildGroups({ guides, integrations, terms, posts }: HubProps): Group[] {
  const entry = (name: string, href: string, words: string): IndexEntry => ({ name, href, words });
  return [
    {
      title: "Guides",
      entries: guides.map((guide) => entry(guide.title, routes.guide(guide.slug), guide.description)),
    },
    {
      title: "Integrations",
      entries: integrations.map((row) => entry(row.tool, routes.integration(row.slug), row.description)),
    },
    {
      title: "Tools",
      entries: toolSlugs.map((slug) => entry(tools[slug].title, routes.tool(slug), tools[slug].description)),
    },
    {
      title: "Glossary",
      entries: terms.map((term) => entry(term.title, routes.term(term.slug), term.description)),
    },
    {
      title: "Blog",
      entries: posts.map((post) => entry(post.title, routes.post(post.slug), post.description)),
    },
  ];
}

function IndexGroup({ title, entries }: Group) {
  return (
    <section
      aria-label={title}
      className="mb-9 scroll-mt-29"
      data-group=""
      id={title.toLowerCase().replaceAll(" ", "-")}
    >
      <h3 className="heading-4">{title}</h3>
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
      <header className="wrap grid gap-x-18 gap-y-10 pt-5 pb-18 md:grid-cols-2">
        <div>
          <PageBreadcrumbs items={[{ label: "Resources" }]} />
          <h1 className="heading-1 mt-8">Resources: guides, integrations, glossary and tools</h1>
          <p className="lead mt-5">
            In-depth guides, setup for the client you already use, terms in plain words, and tools that run in
            your browser.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a className={buttonClasses({ variant: "Outline" })} href="#catalogue">
              Search all resources
            </a>
          </p>
        </div>
        <EntryList className="md:mt-12">
          {listKinds(props).map(({ title, href, count }) => (
            <Entry href={href} key={title} lead={count} title={title} />
          ))}
        </EntryList>
      </header>
      <section className="section on-paper-2" id="catalogue">
        <div className="wrap">
          <h2 className="heading-2 mb-8">All resources</h2>
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
