import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Mark } from "@/components/ui/mark";
import { formatShopPrice } from "@/lib/features/sandbox/demo-pages";
import { type Market, markets, type SandboxCountry } from "@/lib/features/sandbox/markets";
import css from "./screens.module.css";

/** Countries in the extension's popup: of the sandbox's, whose demo shop its windows show. */
const offered: readonly SandboxCountry[] = ["br", "fr", "jp", "pl"];

/** What the sandbox's demo shop shows in a country. */
function ShopPage({ market }: { market: Market }) {
  const { language, shop } = market;
  return (
    <div className={css.shop} lang={language}>
      <svg
        aria-hidden="true"
        className={`${css.lamp} rounded-2`}
        preserveAspectRatio="xMinYMid"
        viewBox="0 0 100 72"
      >
        <path className="fill-tint-200" d="M30 36 430-180v432z" />
        <path className="fill-none stroke-4 stroke-tint-700" d="M30 6v60" />
        <circle className="fill-ground stroke-4 stroke-tint-700" cx="30" cy="36" r="13" />
      </svg>
      <p className="font-[560]">{shop.title}</p>
      <p className="mt-1 font-[560] text-base">{formatShopPrice(market, shop.price)}</p>
      <s>{formatShopPrice(market, shop.listPrice)}</s>
    </div>
  );
}

/** A browser window with the extension's button. */
function BrowserWindow({
  url,
  isOn,
  page = <div className={css.lines} />,
  children,
}: {
  url: string;
  isOn: boolean;
  page?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div aria-hidden="true" className={`${css.window} rounded-3`}>
      <div className={css.bar}>
        <i />
        <i />
        <i />
        <span className={`${css.url} rounded-pill`}>{url}</span>
        <span className={`rounded-2 p-1.25 ${isOn ? css.on : ""}`}>
          <Mark size={16} />
        </span>
      </div>
      <div className={css.content}>
        {page}
        {children}
      </div>
    </div>
  );
}

/** The browser's install prompt. */
export function AddScreen() {
  return (
    <BrowserWindow isOn={false} url="store.example">
      <div className={`${css.popup} rounded-2`}>
        <p className="font-[600]">Add “Oxbow proxy”?</p>
        <p className="mt-2 text-fg-2">It can:</p>
        <ul className="mt-1 grid gap-1">
          <li>Read and change proxy settings</li>
          <li>Change your privacy-related settings</li>
          <li>Read and change all your data on all websites</li>
        </ul>
        <p className={css.buttons}>
          <span>Cancel</span>
          <b className={`${css.on} rounded-2 font-[550]`}>Add extension</b>
        </p>
      </div>
    </BrowserWindow>
  );
}

/** The dashboard's page that creates a key for the extension. */
export function SignInScreen() {
  return (
    <BrowserWindow isOn={false} url="dashboard.oxbow.example">
      <div className={`${css.popup} rounded-2`}>
        <p className="font-[600]">Key for this browser</p>
        <p className="my-2.5 border border-rule-2 px-2.5 py-1.75 font-mono">browser-7f2c ••••••••</p>
        <p className="text-fg-2">Revoke it here at any time.</p>
        <p className={css.buttons}>
          <b className={`${css.on} rounded-2 font-[550]`}>Connect</b>
        </p>
      </div>
    </BrowserWindow>
  );
}

/** A page as shown without the extension, and in front of it with the extension. */
export function CompareScreens() {
  return (
    <div>
      <div className={css.behind}>
        <BrowserWindow isOn={false} page={<ShopPage market={markets.us} />} url="shop.example" />
      </div>
      <div className={css.inFront}>
        <SwitchScreen country="br" />
      </div>
    </div>
  );
}

/** The extension's popup with product, country and session length, over the page that the country gets. */
export function SwitchScreen({ country }: { country: SandboxCountry }) {
  return (
    <BrowserWindow isOn page={<ShopPage market={markets[country]} />} url="shop.example">
      <div className={`${css.popup} ${css.beside} rounded-2`}>
        <p className="flex items-center justify-between">
          <span className="font-[600]">Residential</span>
          <span className={`${css.switch} rounded-pill`} />
        </p>
        <ul className={css.countries}>
          {offered.map((code) => (
            <li className={code === country ? "bg-tint-100 font-[560]" : undefined} key={code}>
              {markets[code].name}
              {code === country && <Icon name="check" size={14} />}
            </li>
          ))}
        </ul>
        <p className="text-fg-2">Keep this IP: 10 min</p>
      </div>
    </BrowserWindow>
  );
}
