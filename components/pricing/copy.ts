import { z } from "zod";
import { type BillingUnit, type PricedProduct, pricedProducts } from "@/lib/base/products";
import { type Figures, fillFiguresDeep } from "@/lib/content/endpoints/figures";
import copy from "./copy.json" with { type: "json" };

const code = z.enum(pricedProducts);
const productSchema = z.object({
  heading: z.string(),
  lead: z.string(),
  /** When another product is cheaper or more suitable. */
  alternative: z.object({ when: z.string(), code, because: z.string() }),
});

const products = copy.products satisfies Record<PricedProduct, unknown>;
export const productCopy = z.record(code, productSchema).parse(products);

export type Question = { question: string; answer: string };

const { general, unit, listing, rendering, datasets, abovePlan, yearly } = copy.questions;

const fill = (questions: readonly Question[], figures: Figures) =>
  fillFiguresDeep(figures.pricing === null ? questions : [...questions, yearly], figures);

export const listGeneralQuestions = (figures: Figures) => fill([...general, abovePlan], figures);

/** The real-estate API bills listings and decides itself when to run a browser, so nobody can ask for it there. */
function listUnitQuestions(product: PricedProduct, billed: BillingUnit) {
  if (product === "RE_API")
    return unit.result.map((one) => (one.question === listing.question ? listing : one));
  return billed === "result" ? [...unit.result, rendering] : unit[billed];
}

export const listProductQuestions = (product: PricedProduct, billed: BillingUnit, figures: Figures) =>
  fill(
    product === "DS"
      ? datasets
      : [...listUnitQuestions(product, billed), ...(billed === "IP" ? [] : [abovePlan])],
    figures,
  );

/** The billing terms in plain language, consistent with the contract. */
export const listTerms = (figures: Figures) => fillFiguresDeep(copy.terms, figures);
