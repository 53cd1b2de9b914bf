import { asText, type Content, isFilled } from "@prismicio/client";
import type { CSSProperties } from "react";
import { CmsLink } from "@/components/actions/cms-link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, products } from "@/lib/base/products";
import { anchors } from "@/lib/base/routes";
import { formatPriceUnitPerPeriod } from "@/lib/base/unit-words";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import css from "./index.module.css";
import { initialAnswers, isComplete } from "./questions";

/** Distance between two answers of a question. */
const answerGap = 100;
/** Distance to the next question. */
const questionGap = 92;
const half = questionGap / 2;
/** The river is drawn as five parallel strands. */
const strands = [-2, -1, 0, 1, 2];

/** An S-curve from `y = from` at the left to `y = to` at the right. */
const curve = (from: number, to: number) =>
  `M0 ${from}c${half} 0 ${half} ${to - from} ${questionGap} ${to - from}`;
/** Vertical position of each answer. */
const answerYs = [0, answerGap, 2 * answerGap];

/**
 * The lines between two columns of answers: thin ones for every connection, and a river for the chosen one. The river is
 * one curve that goes down by `answerGap`, which CSS moves and scales to the checked answers. Narrow windows have no columns.
 */
function AnswerLines({ isLast }: { isLast: boolean }) {
  // The result is beside the middle answer.
  const ends = isLast ? [answerGap] : answerYs;
  return (
    <svg
      aria-hidden="true"
      className={`${css.confluence} pointer-events-none overflow-visible nav:-my-3 nav:h-66 nav:w-full nav:self-start`}
      preserveAspectRatio="none"
      viewBox={`0 ${-answerGap / 2} ${questionGap} ${3 * answerGap}`}
    >
      <path
        className="stroke-rule-2"
        d={answerYs.flatMap((from) => ends.map((to) => curve(from, to))).join("")}
      />
      {strands.map((strand) => (
        <g key={strand} transform={`translate(0 ${strand * 4.5})`}>
          <path className={css.confluenceRiver} d={curve(0, answerGap)} />
        </g>
      ))}
    </svg>
  );
}

/** "From $2.50 per GB.", "From $0.90 per IP per month." */
function formatPriceFrom(pricing: Pricing, product: PricedProduct): string {
  const row = pricing.products[product];
  return `From ${formatUnitPrice(lowestUnitPrice(row))} ${formatPriceUnitPerPeriod(row.per, product)}.`;
}

const linkClass = `${css.chooserLink} font-[550] underline decoration-current/45 decoration-1 underline-offset-4 hover:decoration-current`;

type Result = Content.ProductChooserSliceDefaultPrimaryResultsItem;

function ResultCard({ result, pricing }: { result: Result; pricing: Pricing | null }) {
  const { product, text, link, link_label } = result;
  if (!product) return null;
  return (
    <div
      className={`${css.chooserResult} min-h-55 sm:min-h-45 flex-col on-deep rounded-2 bg-tint-800 p-5.5 text-inverse nav:h-60`}
      data-product={product}
      data-tint={products[product].tint}
    >
      <p className="text-tint-300 text-xs">We recommend</p>
      <h3 className="heading-3 mt-1.5">{products[product].name}</h3>
      <p className="mt-2 text-pretty text-sm text-tint-200 leading-[1.45]">{text}</p>
      <p className="mt-auto pt-4 text-sm">
        {pricing && formatPriceFrom(pricing, product)}{" "}
        {link_label &&
          (isFilled.link(link) ? (
            <CmsLink className={linkClass} field={link}>
              {link_label}
            </CmsLink>
          ) : (
            <OpenModalLink className={linkClass} product={product}>
              {link_label}
            </OpenModalLink>
          ))}
      </p>
    </div>
  );
}

/** Three questions as radio inputs; CSS shows the result and moves the connecting lines, without JavaScript. */
export default function ProductChooser({ slice, context }: SliceProps<Content.ProductChooserSlice>) {
  const { heading, lead, questions, results } = slice.primary;
  if (!isComplete(slice)) return null;
  return (
    <section className="section" id={anchors.chooser}>
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <form className={`${css.chooser} max-nav:gap-8`}>
          {questions
            .slice(0, initialAnswers.length)
            .map(({ question, answer_1, answer_2, answer_3 }, column) => (
              <fieldset
                className={`${css.chooserQuestion} relative grid-cols-1`}
                key={question}
                style={
                  {
                    "--column": 2 * column + 1,
                    "--from": `var(--q${column + 1})`,
                    "--to": column === initialAnswers.length - 1 ? 1 : `var(--q${column + 2})`,
                  } as CSSProperties
                }
              >
                <legend>{question}</legend>
                <div
                  className={`${css.chooserAnswers} mt-2.5 grid-cols-3 gap-2 nav:row-2 nav:mt-0 nav:grid-cols-none nav:grid-rows-[repeat(3,64px)] nav:gap-6`}
                >
                  {[answer_1, answer_2, answer_3].map((answer, row) => (
                    <label key={answer}>
                      <input
                        className="mt-0.5 h-3.5 w-3.5 flex-none appearance-none rounded-full accent-tint-700 nav:mt-0"
                        defaultChecked={row + 1 === initialAnswers[column]}
                        name={`question-${column + 1}`}
                        type="radio"
                        value={row + 1}
                      />
                      <span>{answer}</span>
                    </label>
                  ))}
                </div>
                <AnswerLines isLast={column === initialAnswers.length - 1} />
              </fieldset>
            ))}
          <div className="nav:col-7 nav:row-2">
            {results.map((result) => (
              <ResultCard key={result.product} pricing={context.pricing} result={result} />
            ))}
          </div>
        </form>
      </div>
    </section>
  );
}
