import "server-only";
import { route, routeByPath } from "@/lib/platform/http/route";
import { leadEndpoint } from "./client/endpoint";
import { leadFormIds } from "./forms";
import { postLead } from "./post-lead";

/** The exports of both lead route files, `/api/contact` and `/api/leads/[form]`: the path chooses the form. */
export const leadRoute = routeByPath(
  new Map(leadFormIds.map((form) => [leadEndpoint(form), route({ POST: postLead(form) })])),
);
