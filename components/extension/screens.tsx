import type { ReactNode } from "react";
import { BrowserFrame } from "@/components/illustrations/browser-frame";
import pictures from "@/components/illustrations/demo-pages.svg";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import { Icon } from "@/components/ui/icon";
import { Mark } from "@/components/ui/mark";
import { formatShopPrice } from "@/lib/features/sandbox/demo-pages";
import { type Market, markets, type SandboxCountry } from "@/lib/features/sandbox/markets";

/** Countries in the extension's popup: of the sandbox's, whose demo shop its windows show. */
const offered: readonly SandboxCountry[] = ["br", "fr", "jp", "pl"];

const popup =
  "absolute top-2.5 right-3 max-w-62 rounded-2 border border-ink bg-white p-4 shadow-2 [--fg-2:var(--ink2)]";
const popupButtons = "mt-3.5 flex justify-end gap-3 [&>*]:px-2.5 [&>*]:py-1.25";
const filled = "bg-tint-700 text-paper";

/** What the sandbox's demo shop shows in a country. */
function ShopPage({ market }: { market: Market }) {
  const { language, shop } = market;
  return (
    <div className="absolute inset-y-0 left-0 w-[calc(100%-min(248px,58%)-12px)] p-4" lang={language}>
      <DecorativeDrawing
        className="mb-2.5 h-18 w-full rounded-2 bg-tint-100"
        file={pictures}
        part="lamp"
        viewBox="0 30 280 150"
      />
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
  page = (
    <div className="absolute top-7 right-[46%] bottom-0 left-5.5 bg-[repeating-linear-gradient(180deg,var(--rule)_0_9px,transparent_9px_26px)]" />
  ),
  children,
}: {
  url: string;
  isOn: boolean;
  page?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div aria-hidden="true">
      <BrowserFrame
        sign={
          <span className={`rounded-2 p-1.25 ${isOn ? filled : ""}`}>
            <Mark size={16} />
          </span>
        }
        url={url}
      >
        <div className="relative h-67">
          {page}
          {children}
        </div>
      </BrowserFrame>
    </div>
  );
}

/** The browser's install prompt. */
export function AddScreen() {
  return (
    <BrowserWindow isOn={false} url="store.example">
      <div className={`${popup} w-[calc(100%-24px)]`}>
        <p className="font-[600]">Add “Oxbow proxy”?</p>
        <p className="mt-2 text-fg-2">It can:</p>
        <ul className="mt-1 grid gap-1">
          <li>Read and change proxy settings</li>
          <li>Change your privacy-related settings</li>
          <li>Read and change all your data on all websites</li>
        </ul>
        <p className={popupButtons}>
          <span>Cancel</span>
          <b className={`${filled} rounded-2 font-[550]`}>Add extension</b>
        </p>
      </div>
    </BrowserWindow>
  );
}

/** The dashboard's page that creates a key for the extension. */
export function SignInScreen() {
  return (
    <BrowserWindow isOn={false} url="dashboard.oxbow.example">
      <div className={`${popup} w-[calc(100%-24px)]`}>
        <p className="font-[600]">Key for this browser</p>
        <p className="my-2.5 border border-rule-2 px-2.5 py-1.75 font-mono">browser-7f2c ••••••••</p>
        <p className="text-fg-2">Revoke it here at any time.</p>
        <p className={popupButtons}>
          <b className={`${filled} rounded-2 font-[550]`}>Connect</b>
        </p>
      </div>
    </BrowserWindow>
  );
}

/** A page as shown without the extension, and in front of it with the extension. */
export function CompareScreens() {
  return (
    <div>
      <div className="mr-[14%]">
        <BrowserWindow isOn={false} page={<ShopPage market={markets.us} />} url="shop.example" />
      </div>
      <div className="relative -mt-21 ml-[6%]">
        <SwitchScreen country="br" />
      </div>
    </div>
  );
}

/** The extension's popup with product, country and session length, over the page that the country gets. */
export function SwitchScreen({ country }: { country: SandboxCountry }) {
  return (
    <BrowserWindow isOn page={<ShopPage market={markets[country]} />} url="shop.example">
      <div className={`${popup} w-[58%]`}>
        <p className="flex items-center justify-between">
          <span className="font-[600]">Residential</span>
          <span className="relative h-4.5 w-8 rounded-pill bg-tint-700 after:absolute after:inset-y-0.75 after:right-0.75 after:w-3 after:rounded-full after:bg-paper" />
        </p>
        <ul className="my-2.5 border-rule border-y">
          {offered.map((code) => (
            <li
              className={`flex items-center justify-between px-2 py-1.5 ${code === country ? "bg-tint-100 font-[560]" : ""}`}
              key={code}
            >
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
