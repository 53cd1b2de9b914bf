import { parseInquiryProduct } from "@/lib/base/products";
import { isFormId } from "@/lib/content/hosted-forms/options";
import { type ActionCall, type ActionName, actions, parseActionName } from "./actions";

/** A host that cannot exist, in URLs that editors can read: `https://action/open-inquiry-modal`. */
const actionHost = "action";
const maxPlanLength = 60;

function buildCall(name: ActionName, query: URLSearchParams): ActionCall {
  const [product, plan, form] = ["product", "plan", "form"].map((key) => query.get(key));
  return {
    name,
    ...(product && { product: parseInquiryProduct(product) }),
    ...(plan && plan.length <= maxPlanLength && { plan }),
    ...(form && isFormId(form) && { form }),
  };
}

/** Whether a URL is an action, known or not. It must never be rendered as a link target. */
export function isActionUrl(url: URL): boolean {
  return url.hostname === actionHost;
}

/** Parses an action link: `https://action/<name>?product=&plan=&form=`. Null when unknown. */
export function parseActionUrl(url: URL): ActionCall | null {
  if (!isActionUrl(url)) return null;
  const name = parseActionName(url.pathname.slice(1).replace(/\/$/, ""));
  return name && buildCall(name, url.searchParams);
}

/**
 * Parses the action of a page URL: `?action=<name>&product=&plan=`. Null when unknown or not allowed there.
 */
export function parseActionQuery(query: URLSearchParams): ActionCall | null {
  const name = parseActionName(query.get("action"));
  return name && actions[name].byQuery ? buildCall(name, query) : null;
}

/** Parses the action of an element's `data-` attributes. Null when unknown. */
export function parseActionElement({ dataset }: HTMLElement): ActionCall | null {
  const name = parseActionName(dataset.action);
  const { product = "", pricingPlan = "", form = "" } = dataset;
  return name && buildCall(name, new URLSearchParams({ product, plan: pricingPlan, form }));
}
