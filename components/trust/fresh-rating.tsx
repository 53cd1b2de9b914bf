"use client";

import type { ReactNode } from "react";
import { QueryProvider } from "@/components/query/query-provider";
import { useEndpoint } from "@/components/query/use-endpoint";
import { RatingFigure } from "./rating-figure";

export type FreshRatingProps = {
  source: ReactNode;
  children: ReactNode;
};

function LoadedRating({ source, children }: FreshRatingProps) {
  const { data } = useEndpoint("trustpilot-rating");
  return data ? <RatingFigure best={data.best} rating={data.rating} source={source} /> : children;
}

/** The endpoint's rating; until it is loaded, the server-rendered one. */
export function FreshRating(props: FreshRatingProps) {
  return (
    <QueryProvider>
      <LoadedRating {...props} />
    </QueryProvider>
  );
}
