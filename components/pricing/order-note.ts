import { answerTime } from "@/lib/base/answer-time";

/** As `unitPriceAt`: the price is constant above the last step. */
export const abovePlans = "Beyond the largest plan, you pay that plan’s unit price or less.";

/** What choosing a plan does. Once with every table of plans. */
export const orderNote = `Choosing a plan opens a short form; we email you the order confirmation ${answerTime}. Checking a first order usually takes one more working day.`;

/** How other volumes are ordered. */
export const volumeNote = "You can order other volumes the same way, per month, at their list price.";

/** Of datasets, which are the only product that is sold once in any volume. */
export const recordsNote =
  "You can order other volumes the same way, once or per month, at their list price.";
