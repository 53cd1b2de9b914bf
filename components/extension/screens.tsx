import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Mark } from "@/components/ui/mark";

/** A browser window with the extension's button in its bar. */
function BrowserWindow({ address, isOn, children }: { address: string; isOn: boolean; children: ReactNode }) {
  return (
    <div aria-hidden="true" className="screen">
      <div className="screen-bar">
        <i />
        <i />
        <i />
        <span className="screen-address">{address}</span>
        <span className={isOn ? "screen-button screen-button-on" : "screen-button"}>
          <Mark size={16} />
        </span>
      </div>
      <div className="screen-page">
        <div className="screen-lines" />
        {children}
      </div>
    </div>
  );
}

/** The browser asks before it adds the extension. */
export function AddScreen() {
  return (
    <BrowserWindow address="the store" isOn={false}>
      <div className="screen-popup">
        <p className="font-[600]">Add “Oxbow proxy”?</p>
        <p className="mt-1 text-fg-2">It can:</p>
        <ul className="mt-0.5 grid gap-0.5">
          <li>Read and change proxy settings</li>
          <li>Read and change your data on all websites</li>
        </ul>
        <p className="screen-actions">
          <span>Cancel</span>
          <b>Add extension</b>
        </p>
      </div>
    </BrowserWindow>
  );
}

/** Signing in gives the extension a key of its own. */
export function SignInScreen() {
  return (
    <BrowserWindow address="dashboard.oxbow.example" isOn={false}>
      <div className="screen-popup">
        <p className="font-[600]">Key for this browser</p>
        <p className="screen-field">browser-7f2c ••••••••</p>
        <p className="text-fg-2">Withdraw it here at any time.</p>
        <p className="screen-actions">
          <b>Hand over key</b>
        </p>
      </div>
    </BrowserWindow>
  );
}

/** The popup while it is on: product, country, how long an address is kept. */
export function SwitchScreen({ countries }: { countries: readonly string[] }) {
  return (
    <BrowserWindow address="shop.example" isOn>
      <div className="screen-popup">
        <p className="flex items-center justify-between">
          <span className="font-[600]">Residential</span>
          <span className="screen-switch" />
        </p>
        <ul className="screen-list">
          {countries.map((country, i) => (
            <li className={i === 1 ? "screen-chosen" : undefined} key={country}>
              {country}
              {i === 1 && <Icon name="check" size={14} />}
            </li>
          ))}
        </ul>
        <p className="text-fg-2">Keep this address: 10 min</p>
      </div>
    </BrowserWindow>
  );
}
