import { parseInquiryProduct } from "@/lib/base/products";
import { isFormId } from "@/lib/content/hosted-forms/options";
import { type ActionCall, type ActionName, actions, parseActionName } from "./registry";

/** No host of this name can exist, and editors read it at a glance: `https://action/open-inquiry-modal`. */
const actionHost = "action";
const longestPlan = 60;

function buildCall(name: ActionName, query: URLSearchParams): ActionCall {
  const [product, plan, form] = ["product", "plan", "form"].map((key) => query.get(key));
  return {
    name,
    ...(product && { product: parseInquiryProduct(product) }),
    ...(plan && plan.length <= longestPlan && { plan }),
    ...(form && isFormId(form) && { form }),
  };
}

/** Whether an address belongs to the actions, known or not. It must never be rendered as it is. */
export function isActionUrl(url: URL): boolean {
  return url.hostname === actionHost;
}

/** The action that an editor's link names: `https://action/<name>?product=&plan=&form=`. Null when unknown. */
export function parseActionUrl(url: URL): ActionCall | null {
  if (!isActionUrl(url)) return null;
  const name = parseActionName(url.pathname.slice(1).replace(/\/$/, ""));
  return name && buildCall(name, url.searchParams);
}

/** The action that the address of a page names: `?action=<name>&product=&plan=`. Null for those it may not name. */
export function parseActionQuery(query: URLSearchParams): ActionCall | null {
  const name = parseActionName(query.get("action"));
  return name && actions[name].byQuery ? buildCall(name, query) : null;
}

/** The action that an element names in its `data-` attributes. Null when unknown. */
export function parseActionElement({ dataset }: HTMLElement): ActionCall | null {
  const name = parseActionName(dataset.action);
  const { product = "", pricingPlan = "", form = "" } = dataset;
  return name && buildCall(name, new URLSearchParams({ product, plan: pricingPlan, form }));
}
