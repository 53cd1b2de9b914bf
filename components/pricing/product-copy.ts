import type { PricedProduct } from "@/lib/base/products";

type ProductCopy = {
  heading: string;
  lead: string;
  /** When another product is cheaper or more suitable. */
  alternative: { when: string; code: PricedProduct; because: string };
};

/** Copy of each product's pricing page. Figures come from the endpoint. */
export const productCopy: Record<PricedProduct, ProductCopy> = {
  RP: {
    heading: "Residential proxies, paid by the GB",
    lead: "One price reaches the whole network. Country, city, ZIP code and carrier cost nothing extra, and neither does a session.",
    alternative: {
      when: "Your pages answer datacenter addresses",
      code: "RTC",
      because: "Then rotating datacenter traffic reads the same pages, faster and for a fraction.",
    },
  },
  NGRP: {
    heading: "Residential traffic with retries, by the GB",
    lead: "The price includes the browser and the second try. What a failed attempt moved is not on the bill.",
    alternative: {
      when: "Your own code retries, and needs no browser",
      code: "RP",
      because: "Then plain residential traffic comes from the same addresses and costs less a GB.",
    },
  },
  MP: {
    heading: "Mobile proxies, paid by the GB",
    lead: "Carrier addresses are few and shared by many phones, so a GB costs more than at home. It costs the same on every carrier.",
    alternative: {
      when: "The page does not care about the carrier",
      code: "RP",
      because: "Then residential addresses show the same page at a lower price.",
    },
  },
  ISP: {
    heading: "ISP proxies, paid by the address",
    lead: "An address is yours for the month, at a consumer provider, and the traffic over it is not metered.",
    alternative: {
      when: "The page accepts datacenter addresses",
      code: "DCP",
      because: "Then a datacenter address answers faster and costs less a month.",
    },
  },
  DCP: {
    heading: "Datacenter proxies, paid by the address",
    lead: "Fixed addresses for open pages and files. You pay for the month, not for the terabytes.",
    alternative: {
      when: "The job is small and the address may be shared",
      code: "SDCP",
      because: "Then a shared address does it, at the lowest price we have for one.",
    },
  },
  DC: {
    heading: "Dedicated addresses, paid by the month",
    lead: "Nobody else sends through your addresses, so nobody else spends their good name. They come in subnets of your own.",
    alternative: {
      when: "A clean address matters more than an own subnet",
      code: "DCP",
      because: "Then datacenter proxies can be bought one by one, and cost less each.",
    },
  },
  SDCP: {
    heading: "Shared datacenter proxies, by the address",
    lead: "The lowest price we have for an address: a few customers share it, and all of them are checked.",
    alternative: {
      when: "Every request should come from another address",
      code: "RTC",
      because: "Then rotating traffic changes it for you, and is billed per GB.",
    },
  },
  RTC: {
    heading: "Rotating datacenter proxies, by the GB",
    lead: "A new address for every request, for pages that answer anyone. The lowest price per GB that we have.",
    alternative: {
      when: "You move terabytes over a few addresses",
      code: "DCP",
      because: "Then fixed datacenter addresses are the better buy: their traffic is not metered.",
    },
  },
  WEB_API: {
    heading: "Pages as data, paid by the result",
    lead: "Exits, browsers, retries and parsing are in the price. A page that does not come back is not on the bill.",
    alternative: {
      when: "You already run a crawler and a parser",
      code: "RP",
      because: "Then you need the addresses only, and pay for the traffic they carry.",
    },
  },
  SERP_API: {
    heading: "Search results, paid by the result",
    lead: "One results page is one result, whatever stands on it: organic, ads, maps and questions come as fields.",
    alternative: {
      when: "The pages behind the results are what you need",
      code: "WEB_API",
      because: "Then the web scraper API reads them, at a lower price per 1,000.",
    },
  },
  ECOM_API: {
    heading: "Product pages, paid by the result",
    lead: "One product page is one result, with its sellers, price and stock as fields, seen from the shopper’s ZIP code.",
    alternative: {
      when: "A file a day is fresh enough",
      code: "DS",
      because: "Then a dataset holds the same offers, and records that did not change are free.",
    },
  },
  RE_API: {
    heading: "Listings, paid by the result",
    lead: "One listing is one result, with price, rooms, area and date as fields. A listing that is gone is not billed.",
    alternative: {
      when: "You study a market rather than watch it",
      code: "DS",
      because: "Then a dataset brings the listings of a whole area in one file.",
    },
  },
  WEB_UNBLOCKER: {
    heading: "Hard pages, paid only when they open",
    lead: "The unblocker tries another route until the page is there. The tries are ours, the page is one result.",
    alternative: {
      when: "The fields would do alternative of the page",
      code: "WEB_API",
      because: "Then structured results cost less, and you write no parser.",
    },
  },
  DS: {
    heading: "Datasets, paid by the record",
    lead: "A record is billed when it is delivered. One that has not changed since your last file is not billed again.",
    alternative: {
      when: "You need pages of your own choice",
      code: "WEB_API",
      because: "Then the web scraper API reads exactly the addresses that you send.",
    },
  },
};
