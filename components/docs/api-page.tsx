import { TextLink } from "@/components/actions/text-link";
import { CodePanel } from "@/components/code/code-panel";
import { Table } from "@/components/ui/table";
import { api as apiFacts } from "@/lib/base/api";
import { routes } from "@/lib/base/routes";
import type { DocsPageWithNeighbors } from "@/lib/features/docs/pages";
import type { Parameter } from "@/lib/features/docs/parameters";
import type { ApiReference } from "@/lib/features/docs/read";
import { type DocsSection, DocsSheet } from "./docs-sheet";
import css from "./docs-table.module.css";

/** A text whose parts between backticks are code. */
function TextWithCode({ children }: { children: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part can occur twice, and their order never changes
  return children.split("`").map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));
}

const columns = [{ label: "Name" }, { label: "Type" }, { label: "Meaning" }];

function ParameterTable({ caption, parameters }: { caption: string; parameters: readonly Parameter[] }) {
  const rows = parameters.map(({ name, type, isRequired, defaultValue, description, example }) => ({
    id: name,
    cells: [
      <>
        <code>{name}</code>
        {isRequired && <span className="ml-2 text-danger text-xs md:mt-1 md:ml-0 md:block">required</span>}
      </>,
      <>
        {type}
        {defaultValue !== null && (
          <span className="text-fg-2">
            , default <code>{defaultValue}</code>
          </span>
        )}
      </>,
      <>
        <TextWithCode>{description}</TextWithCode>
        {example !== null && (
          <span className="mt-1 block text-fg-2">
            Example: <code className="wrap-anywhere">{example}</code>
          </span>
        )}
      </>,
    ],
  }));
  return <Table caption={caption} className={`${css.docsTable} my-7`} columns={columns} rows={rows} />;
}

type ApiPageProps = { docsPage: DocsPageWithNeighbors } & ApiReference;

function Facts({ api, price }: Pick<ApiPageProps, "api" | "price">) {
  return (
    <dl className="grid gap-x-6 gap-y-1 border-rule border-y py-5 text-sm max-sm:[&>dd]:mb-3 sm:grid-cols-[112px_minmax(0,1fr)] sm:gap-y-3">
      <dt className="text-fg-2">Endpoint</dt>
      <dd>
        <code className="wrap-anywhere">{api.endpoint}</code>
      </dd>
      <dt className="text-fg-2">Authentication</dt>
      <dd>
        HTTP Basic: username <code>{apiFacts.user}</code>, your key as the password.{" "}
        <TextLink href={routes.docs("authentication")}>One key for gateway and APIs</TextLink>
      </dd>
      {price && (
        <>
          <dt className="text-fg-2">Price</dt>
          <dd>
            {price}. <TextLink href={api.overview}>Overview and prices</TextLink>
          </dd>
        </>
      )}
    </dl>
  );
}

export function ApiPage({
  docsPage,
  api,
  parameters,
  apiCallParameters,
  responses,
  samples,
  responseTime,
  price,
}: ApiPageProps) {
  const { label } = docsPage.page;
  const hasCallback = [...parameters, ...(apiCallParameters ?? [])].some(
    ({ name }) => name === "callback_url",
  );
  const sections: DocsSection[] = [
    {
      id: "request",
      title: "Request",
      content: (
        <>
          <CodePanel
            about={label}
            className="mt-7"
            name="request"
            responseTime={responseTime}
            response={api.response}
            samples={samples}
          />
          {apiCallParameters && <p>The response shown is a summary; its body is HTML.</p>}
        </>
      ),
    },
    {
      id: "parameters",
      title: "Parameters",
      content: (
        <>
          <p>
            These are the parameters of the {api.parametersOf}. Unknown parameters are rejected with{" "}
            <TextLink href={`${routes.docs("errors")}#apis`}>status 422</TextLink>, so a typo never goes
            unnoticed.
          </p>
          <ParameterTable caption={`${label}: parameters`} parameters={parameters} />
        </>
      ),
    },
    ...(apiCallParameters
      ? [
          {
            id: "call",
            title: "Call the web unblocker as an API",
            content: (
              <>
                <p>
                  A client without proxy settings can send the page’s URL to the scraper APIs’ endpoint
                  instead. The HTML is in <code>content.html</code> of the response. Set the timeout to 90
                  seconds. Sessions and <code>wait-for</code> exist only in the header; <code>render</code> is
                  a string here, not a boolean.
                </p>
                <ParameterTable
                  caption={`${label}: parameters of an API call`}
                  parameters={apiCallParameters}
                />
              </>
            ),
          },
        ]
      : []),
    ...responses.map(({ id, title, fields }, index) => ({
      id,
      title,
      content: (
        <>
          {index === 0 && !apiCallParameters && fields.some(({ type }) => type.endsWith("or null")) && (
            <p>
              <code>null</code> means that the page does not show the value. The samples on this site show
              only some of the fields.
            </p>
          )}
          <ParameterTable caption={`${label}: ${title.toLowerCase()}`} parameters={fields} />
          {hasCallback && index === responses.length - 1 && (
            <p>
              See <TextLink href={routes.docs("callbacks")}>Callbacks</TextLink> for what we post to{" "}
              <code>callback_url</code> and how it is signed.
            </p>
          )}
        </>
      ),
    })),
    {
      id: "notes",
      title: "Good to know",
      content: (
        <ul>
          {api.notes.map(({ title, text }) => (
            <li key={title}>
              <b>{title}.</b> <TextWithCode>{text}</TextWithCode>
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <DocsSheet docsPage={docsPage} sections={sections}>
      <Facts api={api} price={price} />
    </DocsSheet>
  );
}
