import { TextLink } from "@/components/actions/text-link";
import { CodePanel } from "@/components/code/code-panel";
import { CodeBlock } from "@/components/prose/code-block";
import { Prose } from "@/components/prose/prose";
import { answerTime } from "@/lib/base/answer-time";
import { api } from "@/lib/base/api";
import { formatCount } from "@/lib/base/format/count";
import { routes } from "@/lib/base/routes";
import { type Figures, fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { type DocsPageWithNeighbors, isApiSlug } from "@/lib/features/docs/pages";
import { getApiReference, getGettingStartedExamples } from "@/lib/features/docs/read";
import { describeTrial } from "@/lib/features/free-trial/terms";
import { ApiPage } from "./api-page";
import { type DocsSection, DocsSheet } from "./docs-sheet";
import css from "./docs-table.module.css";

/** From registration to a first request through the gateway and a first call to an API. */
function GettingStartedPage({
  docsPage,
  trial,
  gateway,
  call,
}: {
  docsPage: DocsPageWithNeighbors;
  trial: { days: string; contents: string };
} & ReturnType<typeof getGettingStartedExamples>) {
  const sections: DocsSection[] = [
    {
      id: "key",
      title: "1. Get a key",
      content: (
        <>
          <p>
            <TextLink href={routes.dashboardRedirect()}>Start the free trial</TextLink>: {trial.days} days
            with {trial.contents}, without a card. Your key comes by email {answerTime}.
          </p>
          <p>
            Save the key in the file <code>~/.oxbow-key</code> with a text editor, then make the file readable
            only by you. This keeps the key out of your code and your shell history. All samples on this site
            read it from an environment variable. The Python samples need the <code>requests</code> package.
            The Node.js samples need version 22.19 and, for proxies, the <code>undici</code> package. The Java
            samples are written for Java 25; for older versions, see{" "}
            <TextLink href={routes.integration("java-httpclient")}>Java HttpClient</TextLink>. The others need
            curl 7.82, Go 1.18, PHP 8.1 or newer, or any supported version of .NET.
          </p>
          <CodeBlock
            code={`chmod 600 ~/.oxbow-key\nexport ${api.keyVariable}="$(cat ~/.oxbow-key)"`}
            language="bash"
            title="Set the key"
          />
          <p>
            In PowerShell: <code>{`$env:${api.keyVariable} = Get-Content "$HOME\\.oxbow-key"`}</code>
          </p>
        </>
      ),
    },
    {
      id: "gateway",
      title: "2. Send a request through the gateway",
      content: (
        <>
          <p>
            A proxy carries the requests of your own client. This one asks a test page which IP and location
            it sees. The username says that the exit should be in the United States. On the free plan, write{" "}
            <code>user-shared-country-us</code>: usernames that do not begin with <code>user-shared</code>{" "}
            return 407.
          </p>
          <CodePanel
            className="mt-7"
            about="First request through the gateway"
            name="gateway-request"
            {...gateway}
          />
          <p>
            If the response shows your own IP, the client ignored the proxy. If the request fails, look up the
            status code under <TextLink href={routes.docs("errors")}>errors and limits</TextLink>.{" "}
            <TextLink href={routes.integrations()}>Integrations</TextLink> has step-by-step setup for your
            client.
          </p>
        </>
      ),
    },
    {
      id: "api",
      title: "3. Call an API",
      content: (
        <>
          <p>
            A scraper API loads the page for you and returns its fields. You need no proxy settings, no
            browser and no parser. If the call fails, the sample prints the body, which gives the reason.
          </p>
          <CodePanel
            className="mt-7"
            about="First call to the web scraper API"
            name="api-request"
            {...call}
          />
        </>
      ),
    },
    {
      id: "next",
      title: "Next steps",
      content: (
        <>
          <ul>
            <li>
              <TextLink href={`${routes.docs("authentication")}#protect-key`}>
                Give proxies a separate key
              </TextLink>{" "}
              and limit it, before you use them in production.
            </li>
            <li>
              <TextLink href={routes.docs("targeting")}>Choose the country, city or carrier</TextLink> of a
              proxy.
            </li>
            <li>
              <TextLink href={routes.docs("sessions")}>Keep an IP</TextLink> for several requests.
            </li>
            <li>
              <TextLink href={routes.comparison("proxies-vs-scraper-api")}>Proxies or a scraper API</TextLink>
              : which fits your job.
            </li>
          </ul>
        </>
      ),
    },
  ];
  return <DocsSheet docsPage={docsPage} sections={sections} />;
}

/** A page of the documentation: a text of `content/docs`, or what the API's schemas say. */
export async function DocsPage({ docsPage, figures }: { docsPage: DocsPageWithNeighbors; figures: Figures }) {
  const { slug, heading, document } = docsPage.page;
  if (document) {
    return (
      <DocsSheet docsPage={docsPage}>
        <Prose
          className={css.docsTable}
          namesColumns
          section={heading}
          tree={fillFiguresDeep(document.tree, figures)}
        />
      </DocsSheet>
    );
  }
  if (isApiSlug(slug)) return <ApiPage docsPage={docsPage} {...(await getApiReference(slug, figures))} />;
  const { trial: terms } = figures.network;
  const trial = { days: formatCount(terms.days), contents: describeTrial(terms) };
  return <GettingStartedPage docsPage={docsPage} trial={trial} {...getGettingStartedExamples(figures)} />;
}
