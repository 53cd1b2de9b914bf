/**
 * Schemas of the shared API's responses, for the embedded files and for a remote host alike. Totals that
 * follow from other values are not part of any schema: `lib/content/endpoints/counts.ts` and
 * `lib/content/endpoints/prices.ts` derive them.
 */
import { z } from "zod";
import { pricedProducts, productCodes } from "@/lib/base/products";
import { countryCode, isoDate, share, text } from "./schema-parts";

const count = z.int().nonnegative();

/** Networks whose IPs are counted. `poolOf` maps products that use another product's network. */
export const ipPools = ["RP", "MP", "ISP", "DCP", "SDCP", "RTC"] as const;
export type IpPool = (typeof ipPools)[number];

const citySchema = z.object({
  name: text,
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  /** Residential IPs; part of the country's RP count. */
  ips: count,
});

const carrierSchema = z.object({
  name: text,
  asn: z.int().positive(),
  product: z.enum(["RP", "MP"]),
  /** Part of the country's count of that product. */
  ips: count,
});

const sum = (rows: { ips: number }[]) => rows.reduce((total, row) => total + row.ips, 0);

/** In the order of the location directory. */
export const continentCodes = ["AF", "AS", "EU", "NA", "OC", "SA"] as const;

const countrySchema = z
  .object({
    code: countryCode,
    /** ISO 3166-1 numeric: the key of map geometry. */
    numeric: z.string().regex(/^\d{3}$/),
    continent: z.enum(continentCodes),
    /** IPs by network; a network that is missing has no service in the country. */
    ips: z.partialRecord(z.enum(ipPools), count),
    /** Cities that can be targeted, largest first; empty where only the country can be targeted. */
    cities: z.array(citySchema),
    /** Carriers that can be targeted. */
    carriers: z.array(carrierSchema),
  })
  .refine((country) => sum(country.cities) <= (country.ips.RP ?? 0), {
    error: "The cities hold more IPs than the country",
    path: ["cities"],
  })
  .refine(
    ({ carriers, ips }) =>
      (["RP", "MP"] as const).every(
        (product) => sum(carriers.filter((carrier) => carrier.product === product)) <= (ips[product] ?? 0),
      ),
    { error: "The carriers hold more IPs than the country", path: ["carriers"] },
  );

export const locationsSchema = z.object({
  asOf: isoDate,
  method: text,
  note: z.string(),
  attribution: z.object({ text: z.string(), url: z.url() }),
  countries: z
    .array(countrySchema)
    .min(1)
    .refine((countries) => new Set(countries.map((country) => country.code)).size === countries.length, {
      error: "A country is listed twice",
    }),
});
export type Locations = z.output<typeof locationsSchema>;
export type Country = z.output<typeof countrySchema>;
export type City = z.output<typeof citySchema>;
export type Carrier = z.output<typeof carrierSchema>;

const planSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  name: text,
  /** In the product's unit: GB, IPs or results. */
  volume: z.int().positive(),
  billing: z.enum(["once", "monthly"]),
  note: z.string(),
});

const productPricingSchema = z.object({
  unit: z.enum(["GB", "IP", "result"]),
  /** How many units one price buys: 1, or 1,000 results. */
  per: z.union([z.literal(1), z.literal(1000)]),
  /** Smallest volume that can be bought. */
  minimum: z.int().positive(),
  /** [volume, price in US dollars per `per` units], rising volume and falling price. */
  steps: z
    .array(z.tuple([z.int().positive(), z.number().positive()]))
    .min(2)
    .refine(
      (steps) =>
        steps.every(([volume, price], index) => {
          const [volumeBefore, priceBefore] = steps[index - 1] ?? [0, Number.POSITIVE_INFINITY];
          return volume > volumeBefore && price < priceBefore;
        }),
      { error: "Volumes must rise and prices must fall from step to step" },
    ),
  plans: z
    .array(planSchema)
    .min(1)
    .refine((plans) => new Set(plans.map(({ volume }) => volume)).size === plans.length, {
      error: "Each plan must have a volume of its own",
    }),
});

export const pricingSchema = z.object({
  asOf: isoDate,
  currency: z.literal("USD"),
  /** Share taken off a monthly price when a year is paid at once. */
  yearlyDiscount: share,
  /** Page weight in explanations, in KB of 1,000 bytes. */
  averagePageKb: z.int().positive(),
  products: z.record(z.enum(pricedProducts), productPricingSchema),
});
export type Pricing = z.output<typeof pricingSchema>;
export type ProductPricing = z.output<typeof productPricingSchema>;
export type Plan = z.output<typeof planSchema>;

const pathSchema = z.object({
  unit: z.enum(["ms", "h"]),
  /** Elapsed time at which each stage of a request (or a delivery) begins; the first is at 0. */
  stages: z
    .array(z.object({ name: text, at: z.number().nonnegative() }))
    .min(3)
    .refine((stages) => stages.every((stage, index) => stage.at > (stages[index - 1]?.at ?? -1)), {
      error: "A stage must come after the one before it",
    }),
});

const productNetworkSchema = z
  .object({
    /** Share of requests that returned the requested page; null where no request is made. */
    success: share.nullable(),
    /** Median time to the first byte of the response. */
    medianMs: z.int().positive().nullable(),
    /** Longest time that a session can keep one IP, in minutes; null where sessions do not apply. */
    stickyMinutes: z.int().positive().nullable(),
    keepsIp: z.boolean(),
    /** Oxbow renders pages in a browser. */
    renders: z.boolean(),
    protocols: z.array(z.string()).min(1),
    targeting: z.array(z.enum(["country", "city", "zip", "carrier"])).min(1),
    path: pathSchema,
  })
  .refine(({ medianMs, path }) => medianMs === null || path.stages.at(-1)?.at === medianMs, {
    error: "The last stage must be the median response",
    path: ["path"],
  });

export const networkFiguresSchema = z.object({
  asOf: isoDate,
  measured: z.object({
    from: isoDate,
    to: isoDate,
    targets: z.int().positive(),
    requests: z.int().positive(),
    method: text,
  }),
  products: z.record(z.enum(pricedProducts), productNetworkSchema),
  /** Success rates on the measured targets that often return an error or an incomplete page, even through residential proxies. */
  hardTargets: z.object({ count: z.int().positive(), residential: share, unblocker: share }),
  /** Shares of deliveries on time and of the values on a page that its record has. */
  datasets: z.object({ onTime: share, fieldsFilled: share }),
  /** What the free trial includes, by billing unit, for how many days. */
  trial: z.object({
    gb: z.int().positive(),
    ips: z.int().positive(),
    results: z.int().positive(),
    days: z.int().positive(),
  }),
  trust: z.object({
    refusedCustomers: share,
    blockedDomains: z.int().positive(),
    /** Apps whose users share their IP. */
    partnerApps: z.int().positive(),
  }),
});
export type NetworkFigures = z.output<typeof networkFiguresSchema>;
export type ProductNetwork = z.output<typeof productNetworkSchema>;
export type RequestPath = z.output<typeof pathSchema>;

export const ratingSchema = z
  .object({ asOf: isoDate, rating: z.number().min(1), best: z.int().positive(), reviews: z.int().positive() })
  .refine(({ rating, best }) => rating <= best, { error: "The rating is above the best one" });
export type Rating = z.output<typeof ratingSchema>;

/**
 * Copy of one form (specification, point 3). A text that starts with `[{` is structured rich text; anything
 * else is plain text.
 */
export const formCopySchema = z.object({
  formTitle: text,
  messageText: text,
  buttonText: text,
  /** Label of a required checkbox; null for no checkbox. */
  consent: text.nullable(),
  disclaimer: text,
});
export type FormCopy = z.output<typeof formCopySchema>;

export const contactFormSchema = z.object({
  default: formCopySchema,
  /** Overrides of the default copy, by product line. */
  products: z.partialRecord(z.enum(productCodes), formCopySchema.partial()),
  contactForm: formCopySchema,
});
