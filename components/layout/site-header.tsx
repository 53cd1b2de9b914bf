import Link from "next/link";
import { ActionLink } from "@/components/actions/action-link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { buttonClasses } from "@/components/ui/button";
import { Logo } from "@/components/ui/mark";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Announcement } from "@/lib/features/announcement/announcement";
import { AnnouncementBar } from "./announcement-bar";
import { MenuDisclosure } from "./menu-disclosure";
import menuDisclosureCss from "./menu-disclosure.module.css";
import { NavDrawer } from "./nav-drawer";
import {
  allProducts,
  company,
  docs,
  mainLinks,
  type NavGroup,
  type NavLink,
  resources,
  search,
} from "./navigation";
import { ProductMenu, ProductMenuFoot } from "./product-menu";
import css from "./site-header.module.css";

function HomeLink() {
  return (
    <Link
      aria-label={`${products.OXY.name}, home page`}
      className="flex min-h-11 items-center"
      href={routes.home()}
      prefetch={false}
    >
      <Logo>oxbow</Logo>
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

/** The number of IPs in the network, with its date. */
export type NetworkSize = { count: string; date: string };

function NetworkSizeLink({ count, date }: NetworkSize) {
  return (
    <Link
      className="block truncate leading-[36px] hover:text-fg hover:underline hover:underline-offset-3"
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
      {target.action ? (
        <ActionLink call={target.action} className="link">
          {label}
        </ActionLink>
      ) : (
        <a className="link" href={target.href}>
          {label}
        </a>
      )}
    </>
  );
}

const topLink = "shrink-0 leading-[36px] hover:text-fg hover:underline hover:underline-offset-3";

/** Above the header: the announcement or the number of IPs, docs, search and sign-in. */
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
        {/* Phones have no room for it; their menu has it. */}
        <Link className={`ml-auto max-sm:hidden ${topLink}`} href={docs.href} prefetch={false}>
          {docs.label}
        </Link>
        <Link className={`max-sm:ml-auto ${topLink}`} href={search.href} prefetch={false}>
          {search.label}
        </Link>
        <a className={topLink} href={routes.dashboardRedirect()}>
          Sign in
        </a>
      </div>
    </div>
  );
}

function MenuLinks({ links, className }: { links: readonly NavLink[]; className: string }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <Link className={className} href={href} prefetch={false}>
        {label}
      </Link>
    </li>
  ));
}

/** A menu of links, in the same panel as the product menu. */
function LinkMenu({ title, links }: NavGroup) {
  return (
    <MenuDisclosure label={title}>
      <ul className="wrap grid grid-cols-3 gap-x-6 py-6">
        <MenuLinks className={`menu-link ${css.menuLink}`} links={links} />
      </ul>
    </MenuDisclosure>
  );
}

function Drawer() {
  return (
    <NavDrawer logo={<HomeLink />}>
      <nav aria-label="Menu" className="wrap flex-1 pb-8">
        <ProductMenu />
        <ul className="mt-6 grid border-rule border-t pt-4 font-[520] sm:grid-cols-3">
          <MenuLinks
            className={`menu-link ${css.menuLink}`}
            links={[allProducts, ...mainLinks, ...resources.links, ...company.links]}
          />
        </ul>
      </nav>
      <div className="sticky bottom-0 border-rule border-t bg-ground">
        <div className="wrap grid grid-cols-2 gap-3 py-4">
          <OpenModalLink className={buttonClasses({ variant: "Outline" })}>Contact sales</OpenModalLink>
          <TrialLink className={buttonClasses()} />
        </div>
      </div>
    </NavDrawer>
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
          <nav aria-label="Main" className="hidden items-center gap-1 nav:flex">
            <MenuDisclosure label="Products">
              <div className="wrap pt-8">
                <ProductMenu />
                <ProductMenuFoot />
              </div>
            </MenuDisclosure>
            {mainLinks.map(({ label, href }) => (
              <Link className={menuDisclosureCss.navItem} href={href} key={href} prefetch={false}>
                {label}
              </Link>
            ))}
            <LinkMenu {...resources} />
            <LinkMenu {...company} />
          </nav>
          <div className="ml-auto flex gap-2.5">
            <OpenModalLink className={`${buttonClasses({ variant: "Outline" })} max-nav:hidden`}>
              Contact sales
            </OpenModalLink>
            <TrialLink className={`${buttonClasses()} max-sm:px-3`} />
            <Drawer />
          </div>
        </div>
        <div aria-hidden="true" className="neat-line">
          <span className={css.neatLineMark} />
        </div>
      </div>
    </header>
  );
}
