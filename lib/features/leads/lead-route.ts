import "server-only";
import { route, routeByPath } from "@/lib/platform/http/route";
import { leadEndpoint } from "./client/endpoint";
import { leadFormIds } from "./forms";
import { postLead } from "./post-lead";

export const leadRoute = routeByPath(
  new Map(leadFormIds.map((form) => [leadEndpoint(form), route({ POST: postLead(form) })])),
);
