import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Mark } from "@/components/ui/mark";
import { type Market, markets, type SandboxCountry } from "@/lib/features/sandbox/markets";

const popup =
  "absolute top-2.5 right-3 max-w-62 rounded-2 border border-ink bg-white p-4 shadow-2 [--fg-2:var(--ink2)]";
const buttonRow = "*:px-2.5 *:py-1.25 mt-3.5 flex justify-end gap-3";

/** Countries in the extension's popup: of the sandbox's, whose demo shop its windows show. */
const offered: readonly SandboxCountry[] = ["br", "fr", "jp", "pl"];

/** What the sandbox's demo shop shows in a country. */
function ShopPage({ market: { language, currency, shop } }: { market: Market }) {
  const money = new Intl.NumberFormat(language, { style: "currency", currency });
  return (
    <div
      className="absolute inset-y-0 left-0 grid w-[calc(100%-min(248px,58%)-12px)] content-start gap-1 p-4"
      lang={language}
    >
      <svg
        aria-hidden="true"
        className="h-18 w-full rounded-2 bg-tint-100"
        preserveAspectRatio="xMinYMid"
        viewBox="0 0 100 72"
      >
        <path className="fill-tint-200" d="M30 36 430-180v432z" />
        <path className="fill-none stroke-[7] stroke-tint-700" d="M30 6v60" />
        <circle className="fill-paper stroke-4 stroke-tint-700" cx="30" cy="36" r="13" />
      </svg>
      <p className="mt-1.5 font-[560] leading-tight">{shop.title}</p>
      <p className="font-[560] font-display text-base">{money.format(shop.price)}</p>
      <p className="text-(--ink2)">
        <s>{money.format(shop.listPrice)}</s>
      </p>
    </div>
  );
}

const skeleton = (
  <div className="bg-[repeating-linear-gradient(180deg,var(--rule)_0_9px,transparent_9px_26px)] absolute top-7 right-[46%] bottom-0 left-5.5" />
);

/** A browser window with the extension's button. */
function BrowserWindow({
  url,
  isOn,
  page = skeleton,
  children,
}: {
  url: string;
  isOn: boolean;
  page?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-3 border border-ink bg-paper text-xs leading-[1.4] text-ink shadow-2"
    >
      <div className="px-3.5 [&>i]:size-2.25 [&>i]:rounded-full [&>i]:border [&>i]:border-ink flex h-11 items-center gap-1.5 border-b border-ink bg-paper-2">
        <i />
        <i />
        <i />
        <span className="px-3.5 py-1 text-(--ink2) mx-2.5 flex-1 overflow-hidden rounded-pill bg-paper text-ellipsis whitespace-nowrap">
          {url}
        </span>
        <span className={isOn ? `rounded-2 p-1.25 bg-tint-700 text-paper` : "rounded-2 p-1.25"}>
          <Mark size={16} />
        </span>
      </div>
      <div className="relative h-67">
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
      <div className={`${popup} w-[calc(100%-24px)]`}>
        <p className="font-[600]">Add “Oxbow proxy”?</p>
        <p className="mt-2 text-fg-2">It can:</p>
        <ul className="mt-1 grid gap-1">
          <li>Read and change proxy settings</li>
          <li>Change your privacy-related settings</li>
          <li>Read and change all your data on all websites</li>
        </ul>
        <p className={buttonRow}>
          <span>Cancel</span>
          <b className="rounded-2 bg-tint-700 font-[550] text-paper">Add extension</b>
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
        <p className={buttonRow}>
          <b className="rounded-2 bg-tint-700 font-[550] text-paper">Connect</b>
        </p>
      </div>
    </BrowserWindow>
  );
}

/** A page as shown without the extension. */
export function DirectScreen({ country }: { country: SandboxCountry }) {
  return <BrowserWindow isOn={false} page={<ShopPage market={markets[country]} />} url="shop.example" />;
}

/** The extension's popup with product, country and session length, over the page that the country gets. */
export function SwitchScreen({ country }: { country: SandboxCountry }) {
  return (
    <BrowserWindow isOn page={<ShopPage market={markets[country]} />} url="shop.example">
      <div className={`${popup} w-[58%]`}>
        <p className="flex items-center justify-between">
          <span className="font-[600]">Residential</span>
          <span className="after:absolute after:top-0.75 after:right-0.75 after:size-3 after:rounded-full after:bg-paper relative h-4.5 w-8 rounded-pill bg-tint-700" />
        </p>
        <ul className="*:flex *:items-center *:justify-between *:px-2 *:py-1.5 my-2.5 border-y border-rule">
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
