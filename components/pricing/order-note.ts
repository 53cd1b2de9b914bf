import { answerTime } from "@/lib/base/answer-time";

/** As `unitPriceAt`: the price is constant above the last step. */
export const abovePlans = "Above the largest plan, its price per unit is the most you pay.";

/** What choosing a plan does. Once with every table of plans. */
export const orderNote = `Choosing a plan opens a short form; the order comes by email ${answerTime}.`;

/** How other volumes are ordered. */
export const volumeNote = `Other volumes are ordered the same way, at their price on the curve. ${abovePlans}`;
