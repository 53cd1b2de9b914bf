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
import { isApiSlug } from "@/lib/features/docs/pages";
import { getApiReference, getFirstExamples, getStatusCodes } from "@/lib/features/docs/read";
import { listSessions } from "@/lib/features/docs/sessions";
import { listUsernameExamples, listUsernameWords } from "@/lib/features/docs/targeting";
import { ApiPage } from "./api-page";
import { AuthenticationPage } from "./authentication";
import type { DocsPlace } from "./docs-sheet";
import { ErrorsPage } from "./errors";
import { GettingStartedPage } from "./getting-started";
import { SessionsPage } from "./sessions";
import { TargetingPage } from "./targeting";

type Props = { place: DocsPlace; figures: Figures };

function GettingStarted({ place, figures }: Props) {
  const { days, gb } = figures.network.trial;
  const trial = { days: formatCount(days), gb: formatCount(gb) };
  return <GettingStartedPage place={place} trial={trial} {...getFirstExamples(figures)} />;
}

function Targeting({ place, figures: { locations } }: Props) {
  return (
    <TargetingPage
      counts={{
        countries: formatCount(countriesWith(locations, "RP").length),
        cityCountries: formatCount(cityTargetingCountries(locations).length),
        carrierCountries: formatCount(carrierTargetingCountries(locations).length),
      }}
      examples={listUsernameExamples()}
      place={place}
      sample={writeUsername("RP", { country: "us", city: "new_york", session: "a41f" })}
      words={listUsernameWords()}
    />
  );
}

function Sessions({ place, figures }: Props) {
  return (
    <SessionsPage
      place={place}
      sessions={listSessions(figures.network)}
      username={writeUsername("RP", { country: "us", session: "a41f" })}
    />
  );
}

const basics: Record<Exclude<DocsSlug, DocumentedApiSlug>, (props: Props) => ReactNode> = {
  "getting-started": GettingStarted,
  authentication: ({ place }) => <AuthenticationPage place={place} />,
  targeting: Targeting,
  sessions: Sessions,
  errors: ({ place, figures }) => <ErrorsPage place={place} {...getStatusCodes(figures)} />,
};

export function DocsPage({ place, figures }: Props) {
  const { slug } = place.page;
  if (isApiSlug(slug)) return <ApiPage place={place} {...getApiReference(slug, figures)} />;
  return basics[slug]({ place, figures });
}
