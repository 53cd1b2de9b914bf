import "server-only";
import { cache } from "react";
import type { Reader } from "./endpoint";
import { endpoints } from "./endpoints";
import { fillFiguresDeep } from "./figures";
import { getFigures } from "./read";

/** A reader that replaces the tokens in copy, cached per request. */
const filled = <Data>(endpoint: Reader<Data>): (() => Promise<Data>) =>
  cache(async () => {
    const [data, figures] = await Promise.all([endpoint.read(), getFigures()]);
    return fillFiguresDeep(data, figures);
  });

export const getAffiliate = filled(endpoints.affiliate);
export const getBlogInquiryCopy = filled(endpoints.blogInquiry);
export const getCompany = filled(endpoints.company);
export const getComparisons = filled(endpoints.comparisons);
export const getCoreValues = filled(endpoints.coreValues);
export const getCustomers = filled(endpoints.customers);
export const getNewsletter = filled(endpoints.newsletter);
export const getExtension = filled(endpoints.extension);
export const getFreePlan = filled(endpoints.freePlan);
export const getGatedContent = filled(endpoints.gatedContent);
export const getEvent = filled(endpoints.event);
export const getRecordings = filled(endpoints.recordings);
export const getPartners = filled(endpoints.partners);
export const getPressArea = filled(endpoints.pressArea);
export const getUseCases = filled(endpoints.useCases);
