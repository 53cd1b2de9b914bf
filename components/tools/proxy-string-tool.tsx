"use client";

import { useState } from "react";
import codePanelCss from "@/components/code/code-panel.module.css";
import { CopyCode } from "@/components/code/copy-code";
import { Breakable } from "@/components/ui/breakable";
import { PillChoice } from "@/components/ui/pill";
import { ScrollArea } from "@/components/ui/scroll-area";
import { gateway, type Protocol, type UsernameKey, usernameProducts } from "@/lib/base/gateway";
import { products } from "@/lib/base/products";
import {
  buildProxyString,
  buildUsername,
  checkChoice,
  checkProxyString,
  countryName,
  type ProxyChoice,
  supportsKey,
} from "@/lib/features/resources/proxy-string";
import { ToolField } from "./tool-field";

function Output({ name, text, wraps }: { name: string; text: string; wraps?: boolean }) {
  return (
    <div className={`code-panel ${codePanelCss.codePanel} code-choice rounded-2! shadow-none! on-deep`}>
      <div className={codePanelCss.codeBar}>
        <b>{name}</b>
        <CopyCode />
      </div>
      <ScrollArea className={codePanelCss.codeScroll} label={name}>
        <pre className={wraps ? "whitespace-pre-wrap! wrap-anywhere" : undefined} data-language={name}>
          {/* Wraps after separators, but not within `://`. */}
          {wraps ? <Breakable end={/[-:@](?!\/)/} text={text} /> : text}
        </pre>
      </ScrollArea>
    </div>
  );
}

const example: ProxyChoice = {
  protocol: "http",
  product: "RP",
  country: "fr",
  city: "Lyon",
  zip: "",
  asn: "",
  line: "",
  ip: "",
  session: "a41f",
};
const faulty = "https://user-contry-fr-city-lyon:$OXBOW_KEY@gate.oxbow.example:7778";

const fields: { key: UsernameKey; label: string; hint: string }[] = [
  { key: "country", label: "Country code", hint: "Two letters of ISO 3166" },
  { key: "city", label: "City", hint: "Plain letters, with a country code" },
  { key: "zip", label: "ZIP code", hint: "Optional. After a 502, try without it first." },
  { key: "asn", label: "Network (ASN)", hint: "A number, such as 64512" },
  { key: "line", label: "Line", hint: "One of yours, such as 01" },
  { key: "ip", label: "IP", hint: "One of yours, such as 01" },
  { key: "session", label: "Session name", hint: "Keeps one IP; leave empty to rotate" },
];

const protocols: { value: Protocol; label: string }[] = [
  { value: "http", label: "HTTP" },
  { value: "socks5h", label: "SOCKS5" },
];

function curlOf(choice: ProxyChoice): string {
  const gatewayUrl = `${choice.protocol}://${gateway.host}:${gateway.ports[choice.protocol]}`;
  return `curl --max-time 30 \\
  --proxy "${gatewayUrl}" \\
  --proxy-user "${buildUsername(choice)}:$OXBOW_KEY" \\
  "https://ip.oxbow.example/json"`;
}

type ChoiceProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 font-[520] text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <PillChoice
            checked={chosen === value}
            key={value}
            name={legend}
            onChange={() => onChoose(value)}
            type="radio"
          >
            {label}
          </PillChoice>
        ))}
      </div>
    </fieldset>
  );
}

export function ProxyStringBuilder() {
  const [choice, setChoice] = useState(example);
  const problems = checkChoice(choice);
  const known = fields.filter(({ key }) => supportsKey(choice.product, key));
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2">
      <div>
        <Choice
          chosen={choice.product}
          legend="Product"
          onChoose={(product) => setChoice((now) => ({ ...now, product }))}
          options={usernameProducts.map((code) => ({ value: code, label: products[code].shortName }))}
        />
        <Choice
          chosen={choice.protocol}
          legend="Protocol"
          onChoose={(protocol) => setChoice((now) => ({ ...now, protocol }))}
          options={protocols}
        />
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {known.map(({ key, label, hint }) => (
            <ToolField
              error={problems[key]}
              hint={key === "country" ? (countryName(choice.country.trim()) ?? hint) : hint}
              key={key}
              label={label}
              onChange={(value) => setChoice((now) => ({ ...now, [key]: value }))}
              value={choice[key]}
            />
          ))}
        </div>
      </div>
      <div className="grid content-start gap-4">
        <Output name="Proxy string" text={buildProxyString(choice)} wraps />
        <Output name="Test with curl" text={curlOf(choice)} />
      </div>
    </div>
  );
}

const findingClass =
  "flex items-baseline gap-3 border-b border-rule py-3 text-sm before:size-2 before:flex-none";

export function ProxyStringChecker() {
  const [text, setText] = useState(faulty);
  const reading = text.trim() === "" ? null : checkProxyString(text);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2">
      <ToolField
        hint="Checked in this tab; nothing is sent. The checker does not need your key: write KEY instead."
        label="Proxy string"
        onChange={setText}
        rows={3}
        value={text}
      />
      <div aria-live="polite" className="border-t border-fg pt-4">
        {reading?.meaning && <p className="font-[550] first-letter:uppercase">{reading.meaning}</p>}
        {reading?.findings.length === 0 && (
          <p className={`${findingClass} before:rounded-full before:bg-success`}>Nothing is wrong with it.</p>
        )}
        <ul>
          {reading?.findings.map((finding) => (
            <li
              className={`${findingClass} ${finding.level === "error" ? "before:rotate-45 before:bg-danger" : "before:bg-warning"}`}
              key={finding.text}
            >
              <span className="sr-only">{finding.level === "error" ? "Wrong: " : "Risky: "}</span>
              {finding.text}
            </li>
          ))}
        </ul>
        {!reading && <p className="text-fg-2">Paste a string to check it.</p>}
      </div>
    </div>
  );
}
