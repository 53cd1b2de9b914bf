import "server-only";
import { cache } from "react";
import { companyEndpoints } from "./company-endpoints";
import type { Reader } from "./endpoint";
import { fillFiguresDeep } from "./figures";
import { getFigures } from "./read";

/** A reader that replaces the tokens in copy, cached per request. */
const filled = <Data>(endpoint: Reader<Data>): (() => Promise<Data>) =>
  cache(async () => {
    const [data, figures] = await Promise.all([endpoint.read(), getFigures()]);
    return fillFiguresDeep(data, figures);
  });

export const getAffiliate = filled(companyEndpoints.affiliate);
export const getBlogInquiryCopy = filled(companyEndpoints.blogInquiry);
export const getCompany = filled(companyEndpoints.company);
export const getComparisons = filled(companyEndpoints.comparisons);
export const getCoreValues = filled(companyEndpoints.coreValues);
export const getCustomers = filled(companyEndpoints.customers);
export const getNewsletter = filled(companyEndpoints.newsletter);
export const getExtension = filled(companyEndpoints.extension);
export const getFreePlan = filled(companyEndpoints.freePlan);
export const getGatedContent = filled(companyEndpoints.gatedContent);
export const getEvent = filled(companyEndpoints.event);
export const getRecordings = filled(companyEndpoints.recordings);
export const getPartners = filled(companyEndpoints.partners);
export const getPressArea = filled(companyEndpoints.pressArea);
export const getUseCases = filled(companyEndpoints.useCases);
