import Link from "next/link";
import { ActionLink } from "@/components/actions/action-link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { buttonClasses } from "@/components/ui/button";
import { Logo } from "@/components/ui/mark";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Announcement } from "@/lib/features/announcement/announcement";
import { MenuDisclosure } from "./menu-disclosure";
import menuDisclosureCss from "./menu-disclosure.module.css";
import { NavDrawer } from "./nav-drawer";
import { allProducts, company, mainLinks, type NavGroup, type NavLink, resources } from "./navigation";
import { NewsBar } from "./news-bar";
import { ProductMenu, ProductMenuFoot } from "./product-menu";
import css from "./site-header.module.css";

function HomeLink() {
  return (
    <Link
      aria-label={`${products.OXY.name}, home page`}
      className="flex min-h-5.5 items-center"
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

/** One line on the network, as it is counted today. */
export type Reading = { count: string; date: string };

function ReadingLink({ count, date }: Reading) {
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

function NewsText({ text, link }: Announcement) {
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

/** Above the header proper: news or a reading of the network, and the way into the dashboard. */
function TopBar({ reading, news }: { reading: Reading | null; news: Announcement | null }) {
  const readingLink = reading && <ReadingLink {...reading} />;
  return (
    <div className={`top-bar ${css.topBar} text-xs text-fg-2`}>
      <div className="wrap flex min-h-4.5 items-center justify-between gap-2 sm:gap-3">
        {news ? (
          <NewsBar id={news.id} isClosable={news.isClosable} reading={readingLink} type={news.type}>
            <NewsText {...news} />
          </NewsBar>
        ) : (
          <div className="min-w-0">{readingLink}</div>
        )}
        <Link
          className="ml-auto shrink-0 leading-[36px] hover:text-fg hover:underline hover:underline-offset-3"
          href={routes.search()}
          prefetch={false}
        >
          Search
        </Link>
        <a
          className="shrink-0 leading-[36px] hover:text-fg hover:underline hover:underline-offset-3"
          href={routes.dashboardRedirect()}
        >
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

/** A menu of plain links, in the panel that the product menu uses too. */
function LinkMenu({ title, links }: NavGroup) {
  return (
    <MenuDisclosure label={title}>
      <ul className="wrap grid grid-cols-3 gap-x-3 py-3">
        <MenuLinks className={`menu-link ${css.menuLink}`} links={links} />
      </ul>
    </MenuDisclosure>
  );
}

function Drawer() {
  return (
    <NavDrawer logo={<HomeLink />}>
      <nav aria-label="Menu" className="wrap flex-1 pb-4">
        <ProductMenu />
        <ul className="mt-3 grid border-rule border-t pt-2 font-[520] sm:grid-cols-3">
          <MenuLinks
            className={`menu-link ${css.menuLink}`}
            links={[allProducts, ...mainLinks, ...resources.links, ...company.links]}
          />
        </ul>
      </nav>
      <div className="sticky bottom-0 border-rule border-t bg-ground">
        <div className="wrap grid grid-cols-2 gap-1.5 py-2">
          <OpenModalLink className={buttonClasses({ variant: "Outline" })}>Contact sales</OpenModalLink>
          <TrialLink className={buttonClasses()} />
        </div>
      </div>
    </NavDrawer>
  );
}

/** @param reading null when the figures cannot be read */
export function SiteHeader({ reading, news }: { reading: Reading | null; news: Announcement | null }) {
  return (
    // No box of its own: the sticky part has to stick to the page, not to the header's end.
    <header className="contents">
      <TopBar news={news} reading={reading} />
      <div className={`site-header ${css.siteHeader} top-0 z-30 bg-ground`}>
        <div className="wrap flex h-8 items-center gap-1.25 sm:h-9.5 sm:gap-2 nav:gap-5">
          <HomeLink />
          <nav aria-label="Main" className="hidden items-center gap-0.5 nav:flex">
            <MenuDisclosure label="Products">
              <div className="wrap pt-4">
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
          <div className="ml-auto flex gap-1.25">
            <OpenModalLink className={`${buttonClasses({ variant: "Outline" })} max-nav:hidden`}>
              Contact sales
            </OpenModalLink>
            <TrialLink className={`${buttonClasses()} max-sm:px-1.5`} />
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
