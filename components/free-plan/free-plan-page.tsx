import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Questions } from "@/components/faq/questions";
import { ClosingSection } from "@/components/sections/closing-section";
import { PageHead } from "@/components/sections/page-head";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { ComparisonTable } from "@/components/ui/comparison-table";
import { SectionHead } from "@/components/ui/section-head";
import { Table } from "@/components/ui/table";
import { apiLimits } from "@/lib/base/api";
import { formatCount } from "@/lib/base/format/count";
import { joinWords } from "@/lib/base/format/join-words";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import type { FreePlan } from "@/lib/content/endpoints/schemas-company";
import { nameInSentence } from "@/lib/features/locations/names";
import { FirstRequest } from "./first-request";
import css from "./free-plan-page.module.css";
import { type PlanVolume, VolumeRiver } from "./volume-river";

const startFree = routes.dashboardRedirect({ plan: "free-plan" });

function Hero({ content, volumes }: { content: FreePlan; volumes: PlanVolume[] }) {
  return (
    <section className="relative overflow-clip bg-tint-100">
      <div className="wrap pt-5">
        <PageHead heading={content.heading} lead={content.lead} trail={[{ label: "Free proxies" }]}>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
            <ButtonLink href={startFree} size="lg">
              Get a free account
            </ButtonLink>
            <ButtonLink href="#included" size="lg" variant="Outline">
              See what it includes
            </ButtonLink>
          </div>
        </PageHead>
      </div>
      <VolumeRiver className="max-md:hidden" volumes={volumes} size="wide" />
      <VolumeRiver className="mt-7 md:hidden" volumes={volumes} size="narrow" />
    </section>
  );
}

/** A comparison of the free plan with its alternatives: numeric rows first, then text. */
function PlanTable({
  content,
  trial,
  paid,
}: {
  content: FreePlan;
  trial: NetworkFigures["trial"];
  paid: PlanVolume | null;
}) {
  const { plan } = content;
  const countries = joinWords(plan.countries.map(nameInSentence));
  const openAtOnce = `${formatCount(apiLimits.siteRequests)} per website; ${formatCount(apiLimits.sessions)} sessions in total`;
  const rows = [
    [
      "IPs",
      `${formatCount(plan.addresses)}, in ${countries}`,
      "Any residential, mobile or rotating datacenter IP",
      "Any in the network",
    ],
    [
      "Traffic",
      `${formatCount(plan.gigabytesPerMonth)} GB per month`,
      `${formatCount(trial.gb)} GB`,
      paid ? `${formatCount(paid.gigabytes)} GB` : "",
    ],
    [
      "Time",
      "As long as someone signs in once every 90 days",
      `${formatCount(trial.days)} days`,
      "Until it is used, at most 12 months",
    ],
    [
      "Connections at once",
      formatCount(plan.connections),
      `${openAtOnce}; ${formatCount(apiLimits.trialRequests)} API requests`,
      openAtOnce,
    ],
    ["API results", "None", formatCount(trial.results), "None"],
    ...content.rows.map(({ label, free, trial: tried, paid: bought }) => [label, free, tried, bought]),
  ];
  // The paid plan's column is left out while prices are unavailable.
  const columns = [plan.name, "Free trial", ...(paid ? [`Residential ${paid.name.toLowerCase()}`] : [])];
  return (
    <ComparisonTable
      caption="The free plan compared with the trial and a one-time pack"
      columns={columns.map((name) => ({ name, isCurrent: name === plan.name }))}
      rows={rows.map(([label = "", ...cells]) => ({ label, cells }))}
    />
  );
}

function PlanComparison({
  content,
  trial,
  paid,
}: {
  content: FreePlan;
  trial: NetworkFigures["trial"];
  paid: PlanVolume | null;
}) {
  return (
    <section className="section" id="included">
      <div className="wrap">
        <SectionHead
          heading="What the free plan includes"
          lead="Three ways to start. The free plan stays while you use it; the other two show you the network that customers pay for."
        />
        <PlanTable content={content} paid={paid} trial={trial} />
        <p className="note mt-5">
          The free plan runs on{" "}
          <a className="link" href={routes.product(content.plan.product)}>
            shared datacenter IPs
          </a>{" "}
          set aside for it, the{" "}
          <a className="link" href={routes.freeTrial()}>
            trial
          </a>{" "}
          on every network
          {paid && (
            <>
              {", and the "}
              {paid.name.toLowerCase()} on{" "}
              <a className="link" href={routes.product("RP")}>
                residential proxies
              </a>
            </>
          )}
          .
        </p>
      </div>
    </section>
  );
}

function Limits({ limits }: Pick<FreePlan, "limits">) {
  return (
    <section className="on-deep section overflow-clip">
      <div className="wrap">
        <h2 className="heading-2">Limits of the free plan</h2>
        <ol className="mt-12 grid gap-10 md:grid-cols-[repeat(3,1fr)] md:gap-0">
          {limits.map(({ title, text }) => (
            <li
              className="relative border-rule-2 border-t pt-6 before:absolute before:inset-x-0 before:top-0 before:h-2 before:[background:linear-gradient(90deg,var(--accent)_1px,transparent_0)_0_0/12px_100%_round] md:not-last:pr-10"
              key={title}
            >
              <h3 className="heading-3">{title}</h3>
              <p className="mt-2 max-w-[42ch] text-fg-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Lists({ lists }: Pick<FreePlan, "lists">) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={lists.heading} lead={lists.lead} />
        <Table
          className={css.rowsTable}
          caption="An IP from a public list compared with an IP of the free plan"
          columns={[{ label: "Question" }, { label: "A public list" }, { label: "The free plan" }]}
          rows={lists.rows.map(({ risk, list, ours }) => ({ id: risk, cells: [risk, list, ours] }))}
        />
        <p className="note mt-5">
          <a className="link" href={lists.source.url}>
            {lists.source.text}
          </a>
          .
        </p>
      </div>
    </section>
  );
}

/** The page about the free plan. `paid` is a one-time pack, for comparison. */
export function FreePlanPage({
  content,
  volumes,
  paid,
  trial,
}: {
  content: FreePlan;
  volumes: PlanVolume[];
  /** Null while there are no prices. */
  paid: PlanVolume | null;
  trial: NetworkFigures["trial"];
}) {
  return (
    <div data-tint={products[content.plan.product].tint}>
      <Hero content={content} volumes={volumes} />
      <PlanComparison content={content} paid={paid} trial={trial} />
      <Limits limits={content.limits} />
      <Lists lists={content.lists} />
      <FirstRequest plan={content.plan} steps={content.steps} />
      <Questions
        aside={
          <OpenModalLink className="link" product={content.plan.product}>
            Ask sales
          </OpenModalLink>
        }
        heading="Frequently asked questions"
        questions={content.questions}
      />
      <ClosingSection
        heading="Start with the free plan"
        lead="All you need is a company email address and a company name. If the free IPs do not fit your use case, choose the trial in the same form."
      >
        <ButtonLink href={startFree} size="lg">
          Get a free account
        </ButtonLink>
        <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })} product="RP">
          Contact sales
        </OpenModalLink>
      </ClosingSection>
    </div>
  );
}
