import "server-only";
import { cache } from "react";
import { companyEndpoints } from "./company-endpoints";
import type { Reader } from "./endpoint";
import { fillFiguresDeep } from "./figures";
import { getFigures } from "./read";

/** A reader that fills the tokens of the copy, once a request. */
const filled = <Answer>(endpoint: Reader<Answer>): (() => Promise<Answer>) =>
  cache(async () => {
    const [answer, figures] = await Promise.all([endpoint.read(), getFigures()]);
    return fillFiguresDeep(answer, figures);
  });

/** The affiliate program: rates, rules, payout. */
export const getAffiliate = filled(companyEndpoints.affiliate);
/** Copy of the box at the end of a post. */
export const getBlogInquiry = filled(companyEndpoints.blogInquiry);
/** The company's story and its open roles. */
export const getCompany = filled(companyEndpoints.company);
/** Three comparisons of two ways each. */
export const getComparisons = filled(companyEndpoints.comparisons);
/** What the company holds itself to, and the form that asks about it. */
export const getCoreValues = filled(companyEndpoints.coreValues);
/** Customers with their results. */
export const getCustomers = filled(companyEndpoints.customers);
/** The newsletter with a sample issue. */
export const getDigest = filled(companyEndpoints.digest);
/** The browser extension: steps, permissions, limits. */
export const getExtension = filled(companyEndpoints.extension);
/** What can be used without paying. */
export const getFreePlan = filled(companyEndpoints.freePlan);
/** Copy of the form before a guide's full text. */
export const getGatedContent = filled(companyEndpoints.gatedContent);
/** The next conference. */
export const getConference = filled(companyEndpoints.oxycon);
/** Talks of the last conference with their transcripts. */
export const getRecordings = filled(companyEndpoints.oxyconVideo);
/** Kinds of partnership. */
export const getPartners = filled(companyEndpoints.partners);
/** Releases, logo files and the press contact. */
export const getPressArea = filled(companyEndpoints.pressArea);
/** The six use cases. */
export const getUseCases = filled(companyEndpoints.useCases);
