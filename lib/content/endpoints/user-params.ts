import type { UserParams, UserRegions } from "./schemas-site";

/** Regional rules. An unknown country gets the stricter consent rule, which is allowed everywhere. */
export function buildUserParams(regions: UserRegions, country: string | null): UserParams {
  if (country === null) return { country: null, latam: null, consent: "opt-in" };
  return {
    country,
    latam: regions.latam.includes(country),
    consent: regions.optIn.includes(country) ? "opt-in" : "opt-out",
  };
}
