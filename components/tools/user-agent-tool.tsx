"use client";

import { useState } from "react";
import { pillClass } from "@/components/ui/pill";
import { type ParsedUserAgent, parseUserAgent } from "@/lib/features/resources/user-agent";
import { FactList } from "./fact-list";
import { ToolField } from "./tool-field";

const examples = [
  {
    name: "Desktop browser",
    text: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  },
  {
    name: "Phone",
    text: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
  },
  { name: "Polite crawler", text: "ExampleBot/2.1 (+https://bot.example/about; crawler@bot.example)" },
  { name: "HTTP client", text: "python-requests/2.32.3" },
];

const kinds = {
  browser: "A browser",
  crawler: "A crawler that names itself",
  "HTTP client": "An HTTP client",
  unknown: "Unknown client",
} satisfies Record<ParsedUserAgent["kind"], string>;

function Facts({ userAgent }: { userAgent: ParsedUserAgent }) {
  const { kind, client, engine, system, device } = userAgent;
  const rows = [
    ["Claims to be", kinds[kind]],
    ["Client", client && [client.name, client.version].filter(Boolean).join(" ")],
    ["Engine", engine],
    ["System", system],
    ["Device", device],
  ] as const;
  return (
    <FactList
      rows={rows.map(([name, value]) => ({
        name,
        value: value ?? <span className="text-fg-3">not stated</span>,
      }))}
    />
  );
}

/** The string word by word; words that are kept only for compatibility are dimmed. */
function Anatomy({ userAgent }: { userAgent: ParsedUserAgent }) {
  return (
    <ol className="flex flex-wrap gap-3">
      {userAgent.parts.map(({ at, text, meaning, isMeaningful }) => (
        <li
          className={`flex max-w-full flex-col gap-1 border-t-3 py-2 pr-2 text-xs text-fg-2 ${isMeaningful ? "border-accent" : "border-rule-2"}`}
          key={at}
        >
          <code
            className={`font-mono text-sm leading-[normal] wrap-anywhere ${isMeaningful ? "font-semibold text-fg" : "font-[450]"}`}
          >
            {text}
          </code>
          <span className="max-w-[24ch]">{meaning}</span>
        </li>
      ))}
    </ol>
  );
}

export function UserAgentTool() {
  const [text, setText] = useState(examples[0]?.text ?? "");
  const userAgent = parseUserAgent(text);
  return (
    <>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2">
        <div>
          <ToolField label="User-agent string" onChange={setText} rows={4} value={text} />
          <div className="mt-2 flex flex-wrap gap-2">
            {examples.map((example) => (
              <button
                className={pillClass}
                key={example.name}
                onClick={() => setText(example.text)}
                type="button"
              >
                {example.name}
              </button>
            ))}
            <button className={pillClass} onClick={() => setText(navigator.userAgent)} type="button">
              This browser
            </button>
          </div>
        </div>
        <div aria-live="polite">
          <Facts userAgent={userAgent} />
        </div>
      </div>
      <h2 className="heading-3 mt-12 mb-4">Word by word</h2>
      <Anatomy userAgent={userAgent} />
    </>
  );
}
