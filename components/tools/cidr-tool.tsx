"use client";

import { useState } from "react";
import {
  type Block,
  contains,
  describeInvalidIp,
  formatBigCount,
  formatBlock,
  formatIp,
  listFacts,
  longestPrefix,
  type ParsedBlock,
  parseBlock,
  parseIp,
  splitBlock,
} from "@/lib/features/resources/cidr";
import { BitRuler } from "./bit-ruler";
import { FactList } from "./fact-list";
import { ToolField } from "./tool-field";

const shownParts = 16;

/** Null for an invalid IP: its field shows the error. */
function describeMembership(block: Block, text: string): string | null {
  if (text === "") return "Enter an IP to see whether it is in the block.";
  const ip = parseIp(text);
  if (!ip) return null;
  const verdict = `${formatIp(ip)} ${contains(block, ip) ? "is" : "is not"} in ${formatBlock(block)}`;
  return ip.version === block.version ? `${verdict}.` : `${verdict}: one is IPv4, the other IPv6.`;
}

function Split({ block }: { block: Block }) {
  const [length, setLength] = useState("");
  const longest = longestPrefix[block.version];
  if (block.prefix === longest) return null;
  const suggested = Math.min(block.prefix + 2, longest);
  const digits = length.trim().replace(/^\//, "");
  // 0 is never a length to split into, so invalid input shows the hint below.
  const prefix = digits === "" ? suggested : /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  const { blocks, total } = splitBlock(block, prefix, shownParts);
  return (
    <div>
      <ToolField
        className="mt-2"
        inputMode="numeric"
        label="Split into blocks of length"
        onChange={setLength}
        placeholder={`/${suggested}`}
        value={length}
      />
      <p aria-live="polite" className="text-sm">
        {blocks.length === 0
          ? `Choose a length from ${block.prefix + 1} to ${longest}.`
          : `${formatBigCount(total)} blocks of /${prefix}${total > BigInt(blocks.length) ? `, the first ${blocks.length}` : ""}:`}
      </p>
      <ul className="mt-2 columns-[2] font-mono text-xs leading-[1.9] font-normal wrap-anywhere">
        {blocks.map((part) => (
          <li key={formatBlock(part)}>{formatBlock(part)}</li>
        ))}
      </ul>
    </div>
  );
}

function Result({ parsed, ipText }: { parsed: Extract<ParsedBlock, { block: Block }>; ipText: string }) {
  const { block, ip } = parsed;
  return (
    <>
      <FactList rows={listFacts(block)} />
      {ip.value !== block.value && (
        <p className="mt-3 text-fg-2 text-sm">
          {formatIp(ip)} is an IP inside it; the block starts at {formatIp(block)}.
        </p>
      )}
      <p className="mt-3 font-[550] text-sm">{describeMembership(block, ipText)}</p>
    </>
  );
}

export function CidrTool() {
  const [text, setText] = useState("203.0.113.64/26");
  const [ipInput, setIpInput] = useState("203.0.113.100");
  const ipText = ipInput.trim();
  const isInvalidIp = ipText !== "" && !parseIp(ipText);
  const parsed = parseBlock(text);
  const isBlock = "block" in parsed;
  return (
    <>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2">
        <div>
          <ToolField
            error={isBlock ? undefined : parsed.error}
            hint="IPv4 with a prefix length or netmask, or IPv6"
            label="Block"
            onChange={setText}
            value={text}
          />
          <ToolField
            className="mt-2"
            error={isInvalidIp ? describeInvalidIp(ipText) : undefined}
            label="Is this IP in the block?"
            onChange={setIpInput}
            value={ipInput}
          />
          {isBlock && <Split block={parsed.block} key={formatBlock(parsed.block)} />}
        </div>
        <div aria-live="polite">{isBlock && <Result ipText={ipText} parsed={parsed} />}</div>
      </div>
      {isBlock && parsed.block.version === 4 && (
        <figure className="mt-10">
          <BitRuler prefix={parsed.block.prefix} value={parsed.ip.value} />
          <figcaption className="note mt-2">
            Filled: the {parsed.block.prefix} bits of the network. Outlined: the bits that count the IPs in
            the block.
          </figcaption>
        </figure>
      )}
    </>
  );
}
