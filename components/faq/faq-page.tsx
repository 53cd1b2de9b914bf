import Link from "next/link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/question-river.svg";
import { SiteLink } from "@/components/media/site-link";
import { JsonLd } from "@/components/seo/json-ld";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import accordionCss from "@/components/ui/accordion.module.css";
import { buttonClasses } from "@/components/ui/button";
import { answerTime } from "@/lib/base/answer-time";
import { formatDate } from "@/lib/base/format/date";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { buildFaqPage } from "@/lib/content/seo/json-ld";
import type { Question, QuestionGroup } from "@/lib/features/faq/questions";
import { QuestionFilter } from "./question-filter";

/** A river in the shape of a question mark, beside the heading. */
function QuestionRiver() {
  return (
    <DecorativeDrawing
      className="absolute top-8 right-[max(0px,(100%-var(--content))/2-48px)] h-[calc(100%-64px)] max-w-none [mask:linear-gradient(90deg,transparent,#000_40%)] max-md:hidden"
      file={river}
      viewBox="0 0 620 560"
    />
  );
}

const answersId = "answers";

function FaqHead({ asOf }: { asOf: string }) {
  return (
    <section className="relative overflow-clip bg-tint-100">
      <QuestionRiver />
      <div className="wrap relative pt-5 pb-6 md:pb-fluid-4">
        <PageBreadcrumbs items={[{ label: "FAQ" }]} />
        <div className="mt-fluid-2 max-w-170">
          <h1 className="heading-1">Frequently asked questions</h1>
          <p className="lead mt-5 max-w-[34em]">
            Answers to questions from customers. Figures as of {formatDate(asOf)}, unless another date is
            given.
          </p>
        </div>
        <DecorativeDrawing
          className="mt-2 h-36 w-full overflow-visible md:hidden"
          file={river}
          part="strip"
          preserveAspectRatio="xMaxYMax"
          viewBox="0 0 350 156"
        />
      </div>
    </section>
  );
}

function Answer({ question }: { question: Question }) {
  return (
    <details data-entry="" id={question.id}>
      <summary>{question.question}</summary>
      <div>
        <p>{question.answer}</p>
        {question.product && (
          <p className="mt-2 text-sm">
            <Link className="link" href={routes.product(question.product)} prefetch={false}>
              {products[question.product].name}
            </Link>
          </p>
        )}
        {question.docs && (
          <p className="mt-2 text-sm">
            <Link className="link" href={question.docs} prefetch={false}>
              Documentation
            </Link>
          </p>
        )}
      </div>
    </details>
  );
}

function Group({ group }: { group: QuestionGroup }) {
  return (
    <section aria-labelledby={group.id} className="mb-12" data-group="">
      <h2 className="heading-3 mb-4 flex scroll-mt-24 items-baseline justify-between" id={group.id}>
        {group.title}
        <span className="figure font-normal text-fg-3 text-xs tracking-normal">{group.questions.length}</span>
      </h2>
      <div className={`${accordionCss.accordion} border-t border-rule-2`}>
        {group.questions.map((question) => (
          <Answer key={question.id} question={question} />
        ))}
      </div>
    </section>
  );
}

/** All questions by group. `asOf` is the day of the network figures in them. */
export function FaqPage({ groups, asOf }: { groups: readonly QuestionGroup[]; asOf: string }) {
  const questions = groups.flatMap((group) => group.questions);
  return (
    <>
      <JsonLd data={buildFaqPage(questions)} />
      <FaqHead asOf={asOf} />
      <div className="wrap grid gap-x-6 gap-y-10 pt-fluid-4 pb-8 md:grid-cols-12">
        <div className="md:col-span-4">
          <div className="md:sticky md:top-28">
            <QuestionFilter action={routes.search()} scope={answersId} total={questions.length} />
            <nav aria-label="Groups of questions" className="mt-6 max-md:hidden">
              <ul className="border-rule border-t">
                {groups.map(({ id, title }) => (
                  <li className="border-rule border-b" key={id}>
                    <a className="flex min-h-10 items-center text-fg-2 text-sm hover:text-fg" href={`#${id}`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
        <div className="md:col-span-7 md:col-start-6" id={answersId}>
          {groups.map((group) => (
            <Group group={group} key={group.id} />
          ))}
        </div>
      </div>
      <section className="on-paper-2">
        <div className="wrap grid items-center gap-x-6 gap-y-6 py-fluid-4 md:grid-cols-12">
          <h2 className="heading-2 md:col-span-6">Didn’t find your question?</h2>
          <div className="md:col-span-6">
            <p className="lead">
              A person replies {answerTime}. The product, the target’s host name and the status that you saw
              are enough to start with.
            </p>
            <p className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
              <OpenModalLink className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}>
                Ask a person
              </OpenModalLink>
              <SiteLink
                className={buttonClasses({ size: "lg", variant: "Outline" })}
                href={routes.networkStatus()}
              >
                Network status
              </SiteLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
