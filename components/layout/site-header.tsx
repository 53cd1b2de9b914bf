import { clsx } from "clsx";
import Link from "next/link";
import type { ReactNode } from "react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { TargetLink } from "@/components/actions/target-link";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/mark";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Announcement } from "@/lib/features/announcement/announcement";
import { AnnouncementBar } from "./announcement-bar";
import { MainNav } from "./main-nav";
import navCss from "./main-nav.module.css";
import { docs, mainLinks, menus, type NavGroup, search } from "./navigation";
import { ProductMenu } from "./product-menu";
import css from "./site-header.module.css";

function HomeLink() {
  return (
    <Link
      aria-label={`${products.OXY.name}, home page`}
      // Keeps the menu button on the right while the HTML of the other buttons is still loading.
      className="flex min-h-11 items-center max-nav:mr-auto"
      href={routes.home()}
      prefetch={false}
    >
      <Logo />
    </Link>
  );
}

function TrialLink({ className }: { className: string }) {
  return (
    <a className={className} href={routes.dashboardRedirect()}>
      Start free trial
    </a>
  );
}

export type NetworkSize = { count: string; date: string };

function NetworkSizeLink({ count, date }: NetworkSize) {
  return (
    <Link
      className="block truncate leading-9 hover:text-fg hover:underline hover:underline-offset-3"
      href={routes.locations()}
      prefetch={false}
    >
      {count}
      <span className="max-sm:hidden">, {date}</span>
    </Link>
  );
}

function AnnouncementText({ text, link }: Announcement) {
  if (!link) return text;
  const { target, label } = link;
  return (
    <>
      {text}{" "}
      <TargetLink className="link" link={target}>
        {label}
      </TargetLink>
    </>
  );
}

const topLink = "shrink-0 leading-9 hover:text-fg hover:underline hover:underline-offset-3";

/** The bar above the main navigation: the announcement or the number of IPs, docs, search and sign-in. */
function TopBar({
  networkSize,
  announcement,
}: {
  networkSize: NetworkSize | null;
  announcement: Announcement | null;
}) {
  const networkSizeLink = networkSize && <NetworkSizeLink {...networkSize} />;
  return (
    <div className={`top-bar ${css.topBar} text-xs text-fg-2`}>
      <div className="wrap flex min-h-9 items-center justify-between gap-4 sm:gap-6">
        {announcement ? (
          <AnnouncementBar
            id={announcement.id}
            isClosable={announcement.isClosable}
            fallback={networkSizeLink}
            type={announcement.type}
          >
            <AnnouncementText {...announcement} />
          </AnnouncementBar>
        ) : (
          <div className="min-w-0">{networkSizeLink}</div>
        )}
        {/* Hidden on phones, where the menu has it. */}
        <Link className={`ml-auto max-sm:hidden ${topLink}`} href={docs.href} prefetch={false}>
          {docs.label}
        </Link>
        <Link className={`max-sm:ml-auto ${topLink}`} href={search.href} prefetch={false}>
          {search.label}
        </Link>
        <a className={topLink} href={routes.signIn()}>
          Sign in
        </a>
      </div>
    </div>
  );
}

/** A menu of the main navigation; an accordion on narrow screens. At most one is open. */
function Menu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="menu">
      <summary className={navCss.item}>
        {title} <Icon name="chevron-down" size={14} />
      </summary>
      {/* 84 px: the header (76 px), its line (7 px) and 1 px to spare. */}
      <div className="nav:absolute nav:inset-x-0 nav:top-full nav:max-h-[calc(100dvh_-_84px)] nav:overflow-y-auto nav:border-fg nav:border-b nav:bg-ground nav:shadow-2">
        <div className="wrap max-nav:px-0 nav:pt-8">{children}</div>
      </div>
    </details>
  );
}

function MenuGroup({ title, links }: NavGroup) {
  return (
    <section>
      <h3 className="mb-2 text-fg-3 text-xs">{title}</h3>
      <ul>
        {links.map(({ label, href, description }) => (
          <li key={href}>
            <Link className={navCss.link} href={href} prefetch={false}>
              <b className="block font-[520]">{label}</b>
              {description && <small className="block text-fg-3 text-xs">{description}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Navigation() {
  return (
    <MainNav logo={<HomeLink />}>
      <div className="wrap flex flex-1 flex-col pb-8 nav:flex-row nav:items-center nav:gap-1 nav:p-0">
        <Menu title="Products">
          <ProductMenu />
        </Menu>
        {mainLinks.map(({ label, href }) => (
          // Pricing comes first in the full-screen menu.
          <Link
            className={clsx(navCss.item, href === routes.pricing() && "max-nav:order-first")}
            href={href}
            key={href}
            prefetch={false}
          >
            {label}
          </Link>
        ))}
        {menus.map(({ title, groups }) => (
          <Menu key={title} title={title}>
            <div className="grid gap-6 pb-8 sm:grid-cols-3">
              {groups.map((group) => (
                <MenuGroup key={group.title} {...group} />
              ))}
            </div>
          </Menu>
        ))}
      </div>
      <div className="sticky bottom-0 border-rule border-t bg-ground nav:hidden">
        <div className="wrap grid grid-cols-2 gap-3 py-4">
          <OpenModalLink className={buttonClasses({ variant: "Outline" })}>Contact sales</OpenModalLink>
          <TrialLink className={buttonClasses()} />
        </div>
      </div>
    </MainNav>
  );
}

/** @param networkSize null when the figures cannot be read */
export function SiteHeader({
  networkSize,
  announcement,
}: {
  networkSize: NetworkSize | null;
  announcement: Announcement | null;
}) {
  return (
    // `display: contents`: otherwise the sticky part would only stick within the header.
    <header className="contents">
      <TopBar announcement={announcement} networkSize={networkSize} />
      <div className={`site-header ${css.siteHeader} top-0 z-30 bg-ground`}>
        <div className="wrap flex h-16 items-center gap-2.5 sm:h-19 sm:gap-4 nav:gap-10">
          <HomeLink />
          <Navigation />
          <div className="ml-auto flex gap-2.5">
            <OpenModalLink className={`${buttonClasses({ variant: "Outline" })} max-nav:hidden`}>
              Contact sales
            </OpenModalLink>
            {/* A fixed width: nothing moves when the font has loaded. */}
            <TrialLink className={`${buttonClasses()} max-sm:w-[min(8rem,34vw)] max-sm:px-0`} />
          </div>
        </div>
        <div aria-hidden="true" className="neat-line">
          <span className={css.scrollProgress} />
        </div>
      </div>
    </header>
  );
}
