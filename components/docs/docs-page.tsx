import type { ReactNode } from "react";
import { formatCount } from "@/lib/base/format/count";
import { writeUsername } from "@/lib/base/gateway";
import type { DocsSlug } from "@/lib/base/routes";
import {
  carrierTargetingCountries,
  cityTargetingCountries,
  countriesWith,
} from "@/lib/content/endpoints/counts";
import type { Figures } from "@/lib/content/endpoints/figures";
import type { DocumentedApiSlug } from "@/lib/features/docs/apis";
import { type DocsPageWithNeighbors, isApiSlug } from "@/lib/features/docs/pages";
import { getApiReference, getGettingStartedExamples, getStatusCodes } from "@/lib/features/docs/read";
import { listSessions } from "@/lib/features/docs/sessions";
import { listUsernameExamples, listUsernameWords } from "@/lib/features/docs/targeting";
import { ApiPage } from "./api-page";
import { AuthenticationPage } from "./authentication";
import { ErrorsPage } from "./errors";
import { GettingStartedPage } from "./getting-started";
import { SessionsPage } from "./sessions";
import { TargetingPage } from "./targeting";

type Props = { entry: DocsPageWithNeighbors; figures: Figures };

function GettingStarted({ entry, figures }: Props) {
  const { days, gb } = figures.network.trial;
  const trial = { days: formatCount(days), gb: formatCount(gb) };
  return <GettingStartedPage entry={entry} trial={trial} {...getGettingStartedExamples(figures)} />;
}

function Targeting({ entry, figures: { locations } }: Props) {
  return (
    <TargetingPage
      counts={{
        countries: formatCount(countriesWith(locations, "RP").length),
        cityCountries: formatCount(cityTargetingCountries(locations).length),
        carrierCountries: formatCount(carrierTargetingCountries(locations).length),
      }}
      examples={listUsernameExamples()}
      entry={entry}
      sample={writeUsername("RP", { country: "us", city: "new_york", session: "a41f" })}
      words={listUsernameWords()}
    />
  );
}

function Sessions({ entry, figures }: Props) {
  return (
    <SessionsPage
      entry={entry}
      sessions={listSessions(figures.network)}
      username={writeUsername("RP", { country: "us", session: "a41f" })}
    />
  );
}

const basics: Record<Exclude<DocsSlug, DocumentedApiSlug>, (props: Props) => ReactNode> = {
  "getting-started": GettingStarted,
  authentication: ({ entry }) => <AuthenticationPage entry={entry} />,
  targeting: Targeting,
  sessions: Sessions,
  errors: ({ entry, figures }) => <ErrorsPage entry={entry} {...getStatusCodes(figures)} />,
};

export function DocsPage({ entry, figures }: Props) {
  const { slug } = entry.page;
  if (isApiSlug(slug)) return <ApiPage entry={entry} {...getApiReference(slug, figures)} />;
  return basics[slug]({ entry, figures });
}
