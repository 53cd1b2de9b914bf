"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import type { Consent } from "@/lib/content/consent/choice";
import { forgetConsent, onConsentChange } from "@/lib/content/consent/consent";
import { storageKindNames } from "@/lib/content/consent/copy";
import { eraseStored, listStored, type StoredItem } from "@/lib/content/consent/stored";
import { ConsentForm } from "./consent-form";
import { useConsent } from "./use-consent";
import css from "./your-data.module.css";

/** Longer values are truncated; the tooltip has the whole value. */
const shownCharacters = 160;

/** Why the current consent applies. The day is that of the visitor. */
function formatSource({ source, decidedAt }: Consent): string {
  if (source === "gpc")
    return "Your browser asks sites not to sell or share your data, which we take as a no.";
  if (source === "region") return "The law where you are does not require consent. You can still opt out.";
  if (decidedAt === null) return "You have not chosen yet, so only what is necessary is allowed.";
  return `You chose this on ${new Date(decidedAt).toLocaleDateString("en-US", { dateStyle: "long" })}.`;
}

function useStored() {
  const [items, setItems] = useState<StoredItem[] | null>(null);
  const look = useCallback(() => setItems(listStored()), []);
  useEffect(() => {
    look();
    // Other listeners erase data on a change, so read the storage after them.
    const stop = onConsentChange(() => setTimeout(look));
    addEventListener("focus", look);
    return () => {
      stop();
      removeEventListener("focus", look);
    };
  }, [look]);
  return { items, look };
}

function erase(item: Pick<StoredItem, "kind" | "name">): void {
  if (item.name === "consent") forgetConsent();
  eraseStored(item);
}

function Item({ item, onErased }: { item: StoredItem; onErased: (text: string) => void }) {
  const { kind, name, value, entry } = item;
  const eraseIt = () => {
    erase(item);
    onErased(`${name} is erased.`);
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className="block font-mono text-xs" title={value}>
          {value.length > shownCharacters ? `${value.slice(0, shownCharacters)}…` : value}
        </span>
        <span className="block text-fg-2 text-xs">
          {entry?.purpose ?? "Not ours: another program put it there, such as an extension."}
        </span>
      </td>
      <td>{storageKindNames[kind]}</td>
      <td>
        <button className={buttonClasses({ variant: "Outline", size: "xs" })} onClick={eraseIt} type="button">
          Erase <span className="sr-only">{name}</span>
        </button>
      </td>
    </tr>
  );
}

function StoredTable({ items, onErased }: { items: StoredItem[]; onErased: (text: string) => void }) {
  if (items.length === 0)
    return <p className="mt-3 text-fg-2">Nothing from this site is stored in this browser.</p>;
  const eraseAll = () => {
    for (const item of items) erase(item);
    onErased("Everything is erased.");
  };
  return (
    <>
      <table className={css.storageTable}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value and purpose</th>
            <th scope="col">Where</th>
            <th scope="col">
              <span className="sr-only">Erase</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Item item={item} key={`${item.kind} ${item.name}`} onErased={onErased} />
          ))}
        </tbody>
      </table>
      <button className={buttonClasses({ color: "PrimaryAlt" })} onClick={eraseAll} type="button">
        Erase all
      </button>
      <p className="note mt-2">This includes your choice, and text you are writing into a form.</p>
    </>
  );
}

/** The consent choice and the currently stored data. Only the headings until hydration. */
export function YourData() {
  const consent = useConsent();
  const { items, look } = useStored();
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const say = (text: string) => {
    look();
    setSaid(text);
    // The focused button disappears with its row.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className="grid gap-x-18 gap-y-14 nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section aria-labelledby="choice">
        <h2 className="heading-3" id="choice">
          Your choice
        </h2>
        <p className="mt-2 mb-5 min-h-6 text-fg-2">{consent && formatSource(consent)}</p>
        {consent && <ConsentForm consent={consent} onChosen={() => setSaid("Your choice is saved.")} />}
      </section>
      <section aria-labelledby="stored">
        <h2 className="heading-3 outline-none" id="stored" ref={heading} tabIndex={-1}>
          Stored in this browser now
        </h2>
        {items && <StoredTable items={items} onErased={say} />}
        <p className="mt-3 text-sm" role="status">
          {said}
        </p>
      </section>
    </div>
  );
}
