/** The parameters of a proxy username, from the grammar in `lib/base/gateway.ts`. */
import {
  type UsernameKey,
  type UsernameProduct,
  usernameFormats,
  usernameKeys,
  usernameProducts,
  writeUsername,
} from "@/lib/base/gateway";

type Word = { meaning: string; format: string; example: string };

const words: Record<UsernameKey, Word> = {
  country: { meaning: "Country", format: "Two letters, ISO 3166-1", example: "fr" },
  city: {
    meaning: "City. Needs a country.",
    format: "Plain letters, underscores for spaces",
    example: "new_york",
  },
  zip: {
    meaning: "ZIP or postal code. Needs a country.",
    format: "Letters and digits, no spaces",
    example: "69002",
  },
  asn: { meaning: "Network of a provider or carrier", format: "The ASN, digits only", example: "64526" },
  line: { meaning: "One of your ISP proxies", format: "Its number in your plan, from 1", example: "7" },
  ip: { meaning: "One of your datacenter IPs", format: "Its number in your plan, from 1", example: "7" },
  session: {
    meaning: "Keep the same exit",
    format: "A name of your choice: up to 32 letters and digits",
    example: "a41f",
  },
};

const understands = (product: UsernameProduct, key: UsernameKey) =>
  usernameFormats[product].keys.some((known) => known === key);

export type UsernameWord = Word & { key: UsernameKey; products: UsernameProduct[] };

/** Every parameter of the grammar in order, with the products that support it. */
export function listUsernameWords(): UsernameWord[] {
  return usernameKeys.map((key) => ({
    key,
    ...words[key],
    products: usernameProducts.filter((product) => understands(product, key)),
  }));
}

export type UsernameExample = {
  product: UsernameProduct;
  head: string;
  keys: readonly UsernameKey[];
  /** A username with the product's most common parameters. */
  username: string;
};

const examples: Record<UsernameProduct, Partial<Record<UsernameKey, string>>> = {
  RP: { country: "us", city: "new_york", session: "a41f" },
  NGRP: { country: "fr", city: "lyon", zip: "69002" },
  MP: { country: "de", asn: "64549" },
  ISP: { country: "us", line: "7" },
  DCP: { country: "nl", ip: "7" },
  SDCP: { country: "de", ip: "2" },
  RTC: { country: "us", session: "a41f" },
};

/** The prefix of each product's usernames, their parameters and an example. */
export function listUsernameExamples(): UsernameExample[] {
  return usernameProducts.map((product) => ({
    product,
    head: usernameFormats[product].head,
    keys: usernameFormats[product].keys,
    username: writeUsername(product, examples[product]),
  }));
}
