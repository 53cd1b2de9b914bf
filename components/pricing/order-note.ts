import { answerTime } from "@/lib/base/answer-time";

/** As `unitPriceAt`: the price is constant above the last step. */
export const abovePlans = "Above the largest plan, its price per unit is the most you pay.";

/** What choosing a plan does, and how other volumes are ordered. Once with every table of plans. */
export const orderNote = `Choosing a plan opens a short form. We check your company and email you the order ${answerTime}. Other volumes are ordered the same way, at their price on the curve. ${abovePlans}`;
