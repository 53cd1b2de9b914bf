"use client";

import { QueryProvider } from "@/components/query/query-provider";
import { useEndpoint } from "@/components/query/use-endpoint";
import { RatingReading, type RatingReadingProps } from "./rating-reading";

function Answer(known: RatingReadingProps) {
  const { data } = useEndpoint("trustpilot-rating");
  const { rating, best } = data ?? known;
  return <RatingReading best={best} rating={rating} source={known.source} />;
}

/** The rating that the endpoint answers, and the one that the page came with until then. */
export function FreshRating(known: RatingReadingProps) {
  return (
    <QueryProvider>
      <Answer {...known} />
    </QueryProvider>
  );
}
