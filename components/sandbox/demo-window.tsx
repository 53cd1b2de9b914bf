import type { ReactNode } from "react";
import { BrowserFrame } from "@/components/illustrations/browser-frame";
import pictures from "@/components/illustrations/demo-pages.svg";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format/count";
import { formatShopPrice, writeTexts } from "@/lib/features/sandbox/demo-pages";
import { type Market, markets } from "@/lib/features/sandbox/markets";
import type { DescribedRun } from "@/lib/features/sandbox/run";
import { type SandboxTarget, targetInfos } from "@/lib/features/sandbox/targets";
import css from "./demo-window.module.css";

/** A part of the page, and the record's fields that are read from it. */
function Part({ fields, children }: { fields: readonly string[]; children: ReactNode }) {
  return (
    <div className={css.part}>
      <div>{children}</div>
      <p className={css.fields} lang="en">
        {fields.map((field) => (
          <code key={field}>{field}</code>
        ))}
      </p>
    </div>
  );
}

/** The parts beside a picture. */
function BesidePicture({ part, children }: { part: string; children: ReactNode }) {
  return (
    <div className={css.item}>
      <DecorativeDrawing file={pictures} part={part} viewBox="0 0 280 240" />
      {children}
    </div>
  );
}

function Shop({ market }: { market: Market }) {
  const { shop, words } = market;
  const { gtin, price, listPrice, stock, delivery } = writeTexts(market);
  return (
    <>
      <BesidePicture part="lamp">
        <Part fields={["gtin"]}>
          <span className={css.label}>GTIN</span> {gtin}
        </Part>
        <Part fields={["title"]}>
          <p className={css.title}>{shop.title}</p>
        </Part>
        <Part fields={["price", "list_price", "currency"]}>
          <b>{price}</b> <s>{listPrice}</s>
        </Part>
        <Part fields={["availability"]}>
          <span className={shop.isInStock ? css.inStock : css.soldOut}>{stock}</span>
        </Part>
        <Part fields={["deliverable", "delivery_days"]}>{delivery}</Part>
      </BesidePicture>
      <Part fields={["sellers"]}>
        <p className={css.label}>{words.sellers}</p>
        <ul>
          {shop.sellers.map(({ name, price }) => (
            <li key={name}>
              <span>{name}</span> <span>{formatShopPrice(market, price)}</span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Search({ market: { search, words } }: { market: Market }) {
  return (
    <>
      <div className={css.part}>
        <p className={css.query}>
          <Icon name="search" /> {search.query}
        </p>
      </div>
      {search.ads.length > 0 && (
        <Part fields={["ads"]}>
          {search.ads.map((host) => (
            <p key={host}>
              <span className={css.ad}>{words.ad}</span> <cite>{host}</cite>
            </p>
          ))}
        </Part>
      )}
      <Part fields={["organic"]}>
        <ol>
          {search.organic.map(({ title, host }) => (
            <li key={host}>
              <b>{title}</b> <cite>{host}</cite>
            </li>
          ))}
        </ol>
      </Part>
      <Part fields={["questions"]}>
        <p className={css.question}>
          {search.question} <Icon name="chevron-down" />
        </p>
      </Part>
    </>
  );
}

function Listing({ market }: { market: Market }) {
  const { listing, words } = market;
  const { place, rent, area, listedAt } = writeTexts(market);
  const facts = [
    ["rooms", words.rooms, listing.rooms],
    ["area_m2", words.area, area],
    ...(listing.energyClass === null ? [] : [["energy_class", words.energyClass, listing.energyClass]]),
    ["listed_at", words.listed, listedAt],
  ] as const;
  return (
    <BesidePicture part={`plan-${listing.rooms}`}>
      <div className={css.part}>
        <p className={css.title}>{place}</p>
      </div>
      <Part fields={["price", "currency"]}>
        <p className={css.label}>{words.rent}</p>
        <b>{rent}</b>
      </Part>
      {facts.map(([field, label, value]) => (
        <Part fields={[field]} key={field}>
          <p className={css.fact}>
            <span>{label}</span> <span>{value}</span>
          </p>
        </Part>
      ))}
    </BesidePicture>
  );
}

const pages: Readonly<Record<SandboxTarget, (props: { market: Market }) => ReactNode>> = {
  shop: Shop,
  search: Search,
  listing: Listing,
};

/**
 * The demo page in a browser window, as the country's visitors see it, and the fields that are read from it. Drawn
 * without the page's own links, headings and microdata: search engines would take its product for ours.
 */
export function DemoWindow({ id, choice, run }: Pick<DescribedRun, "choice" | "run"> & { id: string }) {
  const { exit, html, milliseconds } = run;
  const market = markets[choice.country];
  const Page = pages[choice.target];
  const time = milliseconds === null ? "" : `, rendered and parsed in ${milliseconds} ms`;
  return (
    <section aria-label={`Demo page as seen from ${exit.city}, with the record’s fields`} id={id}>
      <BrowserFrame
        sign={<span className={css.city}>{exit.city}</span>}
        url={targetInfos[choice.target].url.replace("https://", "")}
      >
        <div className={css.page} lang={market.language}>
          <Page market={market} />
        </div>
        <p className={css.status}>
          <span>
            Exit IP {exit.ip}, {exit.city}, {exit.country}
          </span>{" "}
          <span>
            {formatCount(new Blob([html]).size)} bytes of HTML{time}
          </span>
        </p>
      </BrowserFrame>
    </section>
  );
}
