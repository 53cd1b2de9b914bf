import { describe, expect, it } from "vitest";
import {
  maxParameterLength,
  parseAdGroup,
  parseCampaign,
  removeTrackingIds,
} from "@/lib/base/campaign-parameters";

const parse = (query: string) => parseCampaign(new URLSearchParams(query));

describe("parseCampaign", () => {
  it.each([
    ["gclid=abc&utm_source=mail", { gclid: "abc", utm_source: "mail" }],
    ["transaction_id=a&transaction_id=b", { transaction_id: "a,b" }],
    ["transaction_id=a&transaction_id=a&transaction_id=", { transaction_id: "a" }],
    ["gclid=&utm_term=%20", {}],
    ["email=ada%40engines.example&adgroupid=7&__proto__=x", {}],
    ["utm_source=a%0D%0Ab", { utm_source: "ab" }],
    [`gclid=${"x".repeat(maxParameterLength + 1)}`, {}],
    [`gclid=${"x".repeat(maxParameterLength)}`, { gclid: "x".repeat(maxParameterLength) }],
    ["startnow=1&startnow=2&startnow=3&startnow=4&startnow=5&startnow=6", { startnow: "1,2,3,4,5" }],
  ])("reads %s", (query, found) => {
    expect(parse(query)).toEqual(found);
  });
});

describe("parseAdGroup", () => {
  it.each([
    ["adgroupid=1&groupid=2", "1"],
    ["groupid=2", "2"],
    ["adgroupid=&groupid=2", "2"],
    ["", ""],
  ])("parses %j", (query, group) => {
    expect(parseAdGroup(new URLSearchParams(query))).toBe(group);
  });
});

describe("removeTrackingIds", () => {
  it.each([
    ["https://oxbow.example/a?utm_source=x&gclid=1#f", "https://oxbow.example/a?utm_source=x"],
    ["https://oxbow.example/a?transaction_id=1&startnow=2&adgroupid=3&groupid=4", "https://oxbow.example/a"],
    ["https://oxbow.example/a?plan=a+b%20c", "https://oxbow.example/a?plan=a+b%20c"],
    ["https://oxbow.example/a?fbclid=1&webutation=1&product=RP", "https://oxbow.example/a?product=RP"],
  ])("shortens %s", (address, shortened) => {
    expect(removeTrackingIds(address)).toBe(shortened);
  });
});
