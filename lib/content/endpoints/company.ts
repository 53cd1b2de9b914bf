import "server-only";
import { cache } from "react";
import { companyEndpoints } from "./company-endpoints";
import type { Reader } from "./endpoint";
import { fillFiguresDeep } from "./figures";
import { getFigures } from "./read";

/** A reader that replaces the tokens in copy, cached per request. */
const filled = <Answer>(endpoint: Reader<Answer>): (() => Promise<Answer>) =>
  cache(async () => {
    const [answer, figures] = await Promise.all([endpoint.read(), getFigures()]);
    return fillFiguresDeep(answer, figures);
  });

/** The affiliate program: rates, rules, payout. */
export const getAffiliate = filled(companyEndpoints.affiliate);
/** Copy of the inquiry box at the end of a post. */
export const getBlogInquiry = filled(companyEndpoints.blogInquiry);
/** The company's story and its open roles. */
export const getCompany = filled(companyEndpoints.company);
/** The three product comparisons. */
export const getComparisons = filled(companyEndpoints.comparisons);
export const getCoreValues = filled(companyEndpoints.coreValues);
export const getCustomers = filled(companyEndpoints.customers);
/** The newsletter with a sample issue. */
export const getNewsletter = filled(companyEndpoints.newsletter);
/** The browser extension: steps, permissions, limits. */
export const getExtension = filled(companyEndpoints.extension);
export const getFreePlan = filled(companyEndpoints.freePlan);
/** Copy of the form in front of a guide's full text. */
export const getGatedContent = filled(companyEndpoints.gatedContent);
export const getEvent = filled(companyEndpoints.event);
/** Talks of the last event with their transcripts. */
export const getRecordings = filled(companyEndpoints.recordings);
export const getPartners = filled(companyEndpoints.partners);
/** Releases, logo files and the press contact. */
export const getPressArea = filled(companyEndpoints.pressArea);
export const getUseCases = filled(companyEndpoints.useCases);
