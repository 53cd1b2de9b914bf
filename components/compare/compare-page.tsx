import storyCss from "@/components/customers/story.module.css";
import { Questions } from "@/components/faq/questions";
import { PageHead } from "@/components/sections/page-head";
import { SideSection } from "@/components/sections/side-section";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import { cn } from "@/components/ui/cn";
import { ScrollArea } from "@/components/ui/scroll-area";
import { formatDate } from "@/lib/base/format/date";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Comparison } from "@/lib/content/endpoints/schemas-company";
import css from "./compare-page.module.css";
import { ForkedRiver } from "./forked-river";
import { tintOf } from "./tint-of";

function Hero({ comparison }: { comparison: Comparison }) {
  const { rows, sides } = comparison;
  const ahead = (side: 0 | 1) =>
    `${sides[side].name}: ahead in ${rows.filter(({ better }) => better === side).length} of ${rows.length}`;
  const even = rows.filter(({ better }) => better === null).length;
  return (
    <section className="overflow-clip bg-tint-100">
      <div className="wrap pt-5">
        <PageHead
          heading={comparison.heading}
          lead={comparison.lead}
          trail={[{ label: "Comparisons", href: routes.comparisons() }, { label: comparison.name }]}
        />
      </div>
      <ForkedRiver
        between={even > 0 ? `no winner in ${even}` : undefined}
        names={[ahead(0), ahead(1)]}
        tints={[tintOf(sides[0]), tintOf(sides[1])]}
      />
    </section>
  );
}

function Side({ side }: { side: Comparison["sides"][number] }) {
  return (
    <div className="border-fg border-t pt-6" data-tint={tintOf(side)}>
      <h3 className="heading-3">{side.name}: better when</h3>
      <ul className="mt-4">
        {side.betterWhen.map((when) => (
          <li className="border-rule border-b py-3.5" key={when}>
            {when}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {side.products.map((code) => (
          <a className="link" href={products[code].path} key={code}>
            {products[code].shortName}
          </a>
        ))}
      </p>
    </div>
  );
}

function ComparisonTable({ comparison, method }: { comparison: Comparison; method: string }) {
  const { sides, rows } = comparison;
  return (
    <section className="section">
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 className="heading-2">Side by side</h2>
          <p className="text-fg-2 italic">as of {formatDate(comparison.head.updated)}</p>
        </div>
        <ScrollArea label={comparison.name}>
          <table className={`${css.measures} w-full border-collapse text-left text-sm leading-[1.45]`}>
            <thead>
              <tr className="max-md:grid max-md:grid-cols-[1fr_1fr] max-md:py-3">
                <th scope="col">Measure</th>
                {sides.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">What it means</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ measure, cells, better, why }) => (
                <tr className="max-md:grid max-md:grid-cols-[1fr_1fr] max-md:py-3" key={measure}>
                  <th scope="row">{measure}</th>
                  {sides.map((side, i) => (
                    <td
                      className={cn(better === i && css.measureAhead)}
                      data-tint={tintOf(side)}
                      key={side.name}
                    >
                      {cells[i]}
                      {better === i && <span className="sr-only"> (ahead)</span>}
                    </td>
                  ))}
                  <td className="text-fg-2">{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
        <p className="note mt-5 max-w-[92ch]">{method}</p>
      </div>
    </section>
  );
}

function CostTable({ arithmetic, sides }: Pick<Comparison, "arithmetic" | "sides">) {
  const columns = arithmetic.columns ?? sides.map(({ name }) => name);
  return (
    <SideSection className="section bg-ground-3" heading={arithmetic.heading} lead={arithmetic.lead}>
      <table className={`${css.sumTable} w-full border-collapse text-left`}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arithmetic.lines.map(({ step, cells, isTotal }) => (
            <tr data-sum={isTotal} key={step}>
              <th scope="row">{step}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-4">{arithmetic.note}</p>
    </SideSection>
  );
}

function Rule({
  rule,
  product,
}: Pick<Comparison, "rule"> & { product: Comparison["sides"][0]["products"][number] }) {
  return (
    <section className="on-deep section">
      <div className="wrap grid items-end gap-x-16 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-8">
          <h2 className="text-accent text-sm italic">{rule.heading}</h2>
          <p className={`${storyCss.storyQuote} mt-4`}>{rule.text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col md:col-span-4 md:justify-end">
          <TrialOrSales product={product} />
        </div>
      </div>
    </section>
  );
}

/** A comparison of two options, with its date and the strengths of each. */
export function ComparePage({
  comparison,
  others,
  method,
}: {
  comparison: Comparison;
  others: readonly Comparison[];
  method: string;
}) {
  const [first, second] = comparison.sides;
  return (
    <div data-tint={tintOf(first)}>
      <Hero comparison={comparison} />
      <section className="section pb-0">
        <div className="wrap grid gap-x-16 gap-y-12 md:grid-cols-2">
          <h2 className="sr-only">Where each is better</h2>
          <Side side={first} />
          <Side side={second} />
        </div>
      </section>
      <ComparisonTable comparison={comparison} method={method} />
      <CostTable arithmetic={comparison.arithmetic} sides={comparison.sides} />
      <Questions
        aside={
          <>
            <p>The other comparisons:</p>
            <ul className="mt-2 grid gap-1">
              {others.map(({ slug, name }) => (
                <li key={slug}>
                  <a className="link" href={routes.comparison(slug)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        }
        heading="Frequently asked questions"
        questions={comparison.questions}
      />
      <Rule product={first.products[0] ?? "OXY"} rule={comparison.rule} />
    </div>
  );
}
