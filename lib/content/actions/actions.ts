/**
 * The named actions (specification, point 4). CMS links name an action by the URL
 * `https://action/<name>?product=RP&plan=team` (`link.ts`), elements by `data-action`, and page URLs by
 * `?action=<name>`. Each action is a real link first; `effect` is what scripts do instead, in
 * `components/layout/run-action.tsx`.
 */
import { links } from "@/lib/base/links";
import { brandProduct, type InquiryProduct, isPriced } from "@/lib/base/products";
import { anchors, routes } from "@/lib/base/routes";

/** Parameters of an action. `form` is the id of a hosted form. */
type ActionSubject = { product?: InquiryProduct; plan?: string; form?: string };

/** What scripts do instead of following the link; `follow` is the link itself, `dispatch` tells the components. */
export type ActionEffect = "follow" | "dispatch" | "form-state" | "scroll" | "event" | "hosted-form";

type Action = {
  href: (subject: ActionSubject) => string;
  effect: ActionEffect;
  newTab?: true;
  /**
   * Whether a page URL may trigger it. SECURITY: anybody can craft such a URL, so it may show a part of this
   * page, but not navigate away, close anything or load an arbitrary form.
   */
  byQuery?: true;
};

/** Maps General to the default product. */
const productOf = ({ product = "General" }: ActionSubject) =>
  product === "General" ? brandProduct : product;

const prices = (subject: ActionSubject) => {
  const product = productOf(subject);
  return routes.pricing(isPriced(product) ? product : undefined);
};
/** Without scripts there is nothing to close, and the link must not navigate. */
const stay = () => `#${anchors.main}`;

const table = {
  "open-inquiry-modal": { href: routes.contact, effect: "dispatch", byQuery: true },
  "redirect-to-registration-from-pricing": { href: () => routes.dashboardRedirect(), effect: "follow" },
  "redirect-to-registration-from-product-overview": {
    href: () => routes.dashboardRedirect({ dashboardProductOverview: true }),
    effect: "follow",
  },
  "google-sign-in-from-pricing": {
    href: () => routes.dashboardRedirect({ googleSignIn: true }),
    effect: "follow",
  },
  "google-sign-in-from-product-overview": {
    href: () => routes.dashboardRedirect({ googleSignIn: true, dashboardProductOverview: true }),
    effect: "follow",
  },
  "redirect-to-api-playground": {
    href: () => routes.dashboardRedirect({ route: "/api-playground" }),
    effect: "follow",
  },
  "scroll-to-form": { href: routes.contact, effect: "scroll", byQuery: true },
  "scroll-to-pricing": { href: prices, effect: "scroll", byQuery: true },
  "redirect-to-affiliate": { href: () => links.affiliateNetwork, effect: "follow" },
  "open-proxy-manager": { href: () => links.proxyManager, effect: "follow", newTab: true },
  "open-success-modal": { href: routes.contact, effect: "dispatch", byQuery: true },
  "close-success-modal": { href: stay, effect: "form-state" },
  "open-global-form": { href: routes.contact, effect: "form-state", byQuery: true },
  "close-global-form": { href: stay, effect: "form-state" },
  "open-conference-modal": { href: () => routes.eventSeat(), effect: "event", byQuery: true },
  "open-banner": { href: () => `#${anchors.announcement}`, effect: "dispatch", byQuery: true },
  "close-banner": { href: stay, effect: "dispatch" },
  "open-typeform-popup": { href: routes.contact, effect: "hosted-form" },
} satisfies Record<string, Action>;

export type ActionName = keyof typeof table;
export type ActionCall = ActionSubject & { name: ActionName };
export const actions: Record<ActionName, Action> = table;

const isActionName = (text: string): text is ActionName => Object.hasOwn(table, text);
export const actionNames = Object.keys(table).filter(isActionName);

/** Parses an action name from a link, an attribute or a query. Null when unknown. */
export function parseActionName(name: string | null | undefined): ActionName | null {
  return name && isActionName(name) ? name : null;
}

/** The URL of an action without scripts. */
export function actionHref(call: ActionCall): string {
  return actions[call.name].href(call);
}
