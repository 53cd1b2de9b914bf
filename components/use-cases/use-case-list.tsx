import { OpenModalLink } from "@/components/actions/open-modal-link";
import { ClosingSection } from "@/components/sections/closing-section";
import { PageHead } from "@/components/sections/page-head";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Comparison, UseCase, UseCases } from "@/lib/content/endpoints/schemas-company";

const day = 24 * 60;

/** The minutes of a day at which a job with this interval runs; once for intervals of a day or more. */
function listRuns(minutes: number): number[] {
  return Array.from({ length: Math.max(1, Math.floor(day / minutes)) }, (_, run) => run * minutes);
}

/** A use case's runs during one day, one line per run. Decorative: the interval is next to it as text. */
function DailySchedule({ minutes, className }: { minutes: number; className?: string }) {
  const runs = listRuns(minutes);
  return (
    <svg
      aria-hidden="true"
      className={` h-16 w-full overflow-visible ${className ?? ""}`}
      preserveAspectRatio="none"
      viewBox={`0 0 ${day} 40`}
    >
      <path
        className="stroke-rule-2"
        vectorEffect="non-scaling-stroke"
        d={Array.from({ length: 25 }, (_, h) => `M${h * 60} ${h % 6 ? 34 : 28}V40`).join("")}
      />
      <path
        className="stroke-tint-600 stroke-[1.5]"
        d={runs.map((at) => `M${at} 0V28`).join("")}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const hours = ["0:00", "6:00", "12:00", "18:00", "24:00"];

function UseCaseEntry({ useCase }: { useCase: UseCase }) {
  const { product, slug, name, lead, rhythm } = useCase;
  return (
    <li
      className="group hover:bg-[linear-gradient(90deg,transparent,var(--tint-100)_12%_88%,transparent)] relative grid gap-x-16 gap-y-4 border-b border-rule py-7 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
      data-tint={products[product].tint}
    >
      <div>
        <h2 className="heading-3">
          <a
            className="decoration-1 underline-offset-5 group-hover:underline after:absolute after:inset-0"
            href={routes.singleUseCase(slug)}
          >
            {name}
          </a>
        </h2>
        <p className="mt-1.5 text-fg-2 text-sm leading-normal">{lead}</p>
      </div>
      <div className="min-w-0">
        <DailySchedule minutes={rhythm.minutes} />
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-fg-2 italic">{rhythm.text}</span>
          <span className="inline-flex items-center gap-2 font-[520]">
            <span aria-hidden="true" className="size-2.5 bg-tint-500" />
            {products[product].shortName}
          </span>
        </p>
      </div>
    </li>
  );
}

function Otherwise({ comparisons }: { comparisons: readonly Comparison[] }) {
  return (
    <section className="section pt-0">
      <div className="wrap grid gap-x-12 gap-y-8 md:grid-cols-12">
        <h2 className="heading-2 md:col-span-5">Is your job not on the list?</h2>
        <div className="md:col-span-6 md:col-start-7">
          <p className="lead">
            Most jobs are one of these with different fields. If a monthly file is enough, see the{" "}
            <a className="link" href={routes.product("DS")}>
              datasets
            </a>{" "}
            first. If you are choosing between ways to collect data, the{" "}
            <a className="link" href={routes.comparisons()}>
              comparisons
            </a>{" "}
            show where each is better.
          </p>
          <ul className="mt-6 border-fg border-t">
            {comparisons.map(({ slug, name }) => (
              <li className="border-rule border-b" key={slug}>
                <a className="link block py-3" href={routes.comparison(slug)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export function UseCaseList({
  content,
  comparisons,
}: {
  content: UseCases;
  comparisons: readonly Comparison[];
}) {
  return (
    <>
      <section className="wrap pt-5 pb-[var(--section)]">
        <PageHead heading={content.heading} lead={content.lead} trail={[{ label: "Use cases" }]} />
        <p className="note mt-fluid-3 md:sr-only">One day of each job: a stroke is one run.</p>
        <div
          aria-hidden="true"
          className="grid gap-x-16 gap-y-4 max-md:hidden md:mt-fluid-3 md:mb-2.5 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
        >
          <span className="note">One day of each job: a stroke is one run.</span>
          <div className="flex justify-between font-mono text-[12px] leading-none font-[450] text-fg-3">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </div>
        <ul className="border-fg border-t max-md:mt-4">
          {content.cases.map((useCase) => (
            <UseCaseEntry key={useCase.slug} useCase={useCase} />
          ))}
        </ul>
      </section>
      <Otherwise comparisons={comparisons} />
      <ClosingSection
        heading="Send us a page, get a sample"
        lead="Send one URL and the fields you need. An engineer replies with a record, or with the reason why it is not possible."
      >
        <OpenModalLink className={buttonClasses({ size: "lg" })}>Ask for a sample</OpenModalLink>
        <ButtonLink href={routes.dashboardRedirect()} size="lg" variant="Outline">
          Start free trial
        </ButtonLink>
      </ClosingSection>
    </>
  );
}
