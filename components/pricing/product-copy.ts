import type { PricedProduct } from "@/lib/base/products";

type ProductCopy = {
  heading: string;
  lead: string;
  /** When another product is cheaper or more suitable. */
  alternative: { when: string; code: PricedProduct; because: string };
};

export const productCopy: Record<PricedProduct, ProductCopy> = {
  RP: {
    heading: "Residential proxies: price per GB",
    lead: "One price for the whole network. Country, city, ZIP code, carrier and session targeting are included.",
    alternative: {
      when: "Your pages accept datacenter IPs",
      code: "RTC",
      because:
        "Then rotating datacenter proxies return the same pages, faster and for a fraction of the price.",
    },
  },
  NGRP: {
    heading: "Next-gen residential proxies: price per GB",
    lead: "The price includes the browser and the retries. Traffic of failed attempts is not billed.",
    alternative: {
      when: "Your own code retries, and needs no browser",
      code: "RP",
      because: "Then plain residential proxies use the same IPs and cost less per GB.",
    },
  },
  MP: {
    heading: "Mobile proxies: price per GB",
    lead: "Carrier IPs are few and shared by many phones, so a GB costs more than on home networks. Every carrier costs the same.",
    alternative: {
      when: "The page is the same on every carrier",
      code: "RP",
      because: "Then residential proxies show the same page at a lower price.",
    },
  },
  ISP: {
    heading: "ISP proxies: price per IP",
    lead: "Each IP is yours for the month, at a consumer provider, and its traffic is not metered.",
    alternative: {
      when: "The page accepts datacenter IPs",
      code: "DCP",
      because: "Then a datacenter IP responds faster and costs less per month.",
    },
  },
  DCP: {
    heading: "Datacenter proxies: price per IP",
    lead: "Fixed IPs for open pages and files. You pay per month, not per terabyte.",
    alternative: {
      when: "The job is small and the IP may be shared",
      code: "SDCP",
      because: "Then a shared IP is enough, at our lowest price per IP.",
    },
  },
  DC: {
    heading: "Dedicated datacenter proxies: price per IP",
    lead: "Nobody else uses your IPs, so nobody else affects their reputation. They come in a subnet of your own.",
    alternative: {
      when: "A clean IP matters more than a subnet of your own",
      code: "DCP",
      because: "Then datacenter proxies can be bought one by one, and cost less each.",
    },
  },
  SDCP: {
    heading: "Shared datacenter proxies: price per IP",
    lead: "Our lowest price per IP: a few customers share it, and all of them are checked.",
    alternative: {
      when: "Every request should come from a new IP",
      code: "RTC",
      because: "Then rotating datacenter proxies change it for you, billed per GB.",
    },
  },
  RTC: {
    heading: "Rotating datacenter proxies: price per GB",
    lead: "A new IP for every connection, for pages that accept any visitor. Our lowest price per GB.",
    alternative: {
      when: "You move terabytes through a few IPs",
      code: "DCP",
      because: "Then fixed datacenter IPs cost less: their traffic is not metered.",
    },
  },
  WEB_API: {
    heading: "Web scraper API: price per result",
    lead: "Exit IPs, browsers, retries and parsing are included. Failed pages are not billed.",
    alternative: {
      when: "You already run a crawler and a parser",
      code: "RP",
      because: "Then you only need the IPs, and pay for the traffic.",
    },
  },
  SERP_API: {
    heading: "SERP scraper API: price per result",
    lead: "One results page is one result, whatever it contains: organic results, ads, maps and questions come as fields.",
    alternative: {
      when: "The pages behind the results are what you need",
      code: "WEB_API",
      because: "Then the web scraper API fetches them, at a lower price per 1,000 results.",
    },
  },
  ECOM_API: {
    heading: "E-commerce scraper API: price per result",
    lead: "One product page is one result, with its sellers, price and stock as fields, seen from the shopper’s ZIP code.",
    alternative: {
      when: "A file a day is fresh enough",
      code: "DS",
      because: "Then a dataset holds the same offers, and records that did not change are free.",
    },
  },
  RE_API: {
    heading: "Real-estate scraper API: price per result",
    lead: "One listing is one result, with price, rooms, area and date as fields. A listing that is gone is not billed.",
    alternative: {
      when: "You study a market and don’t need live listings",
      code: "DS",
      because: "Then a dataset has the listings of a whole area in one file.",
    },
  },
  WEB_UNBLOCKER: {
    heading: "Web unblocker: price per finished page",
    lead: "The unblocker tries other routes until the page loads. Failed attempts are free; the finished page is one result.",
    alternative: {
      when: "You need fields, not the page",
      code: "WEB_API",
      because: "Then structured results cost less, and you write no parser.",
    },
  },
  DS: {
    heading: "Datasets: price per record",
    lead: "A record is billed when it is delivered. One that has not changed since your last file is not billed again.",
    alternative: {
      when: "You need pages of your choice",
      code: "WEB_API",
      because: "Then the web scraper API fetches exactly the URLs that you send.",
    },
  },
};
