import type { ReactNode } from "react";
import { areHostedFormsEnabled, hasHostedFormConsent } from "@/components/hosted-forms/availability";
import { anchors } from "@/lib/base/routes";
import {
  type ActionCall,
  type ActionEffect,
  type ActionName,
  actionHref,
  actions,
} from "@/lib/content/actions/actions";
import { dispatchAction } from "@/lib/content/actions/bus";
import { parseActionElement, parseActionQuery } from "@/lib/content/actions/link";
import { buildHiddenFields, isFormId } from "@/lib/content/hosted-forms/options";

/** Renders a dialog in the page; replaces the previous one. */
type ShowDialog = (dialog: ReactNode) => void;

const follow = (call: ActionCall): void => location.assign(actionHref(call));

/** Scrolls to a section of this page and focuses it. Returns false if the page does not have it. */
function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  section.scrollIntoView();
  // Without a `tabIndex`, a section cannot be focused.
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  return true;
}

const sections: Partial<Record<ActionName, string>> = {
  "scroll-to-form": anchors.form,
  "scroll-to-pricing": anchors.pricing,
};

async function openEventForm(show: ShowDialog): Promise<void> {
  // On the event page the form is part of the page.
  if (scrollToSection(anchors.seat)) return;
  const { EventModal } = await import("@/components/event/event-modal");
  const render = (isOpen: boolean) => show(<EventModal onClose={() => render(false)} open={isOpen} />);
  render(true);
}

async function openHostedForm(call: ActionCall): Promise<void> {
  const { form, product } = call;
  const mayLoad = hasHostedFormConsent() && (await areHostedFormsEnabled(location.pathname));
  if (!mayLoad || !form || !isFormId(form)) return follow(call);
  const hidden = buildHiddenFields({ page: location.pathname, product });
  const { openOverlay } = await import("@/components/hosted-forms/create-form");
  openOverlay("popup", { formId: form, title: "Oxbow form", hidden });
}

function dispatchFormAction(call: ActionCall): void {
  dispatchAction(call);
  // Components with a form listen for `open-global-form`. On a page without one, the inquiry's modal opens instead.
  if (call.name === "open-global-form" && !scrollToSection(anchors.form))
    dispatchAction({ ...call, name: "open-inquiry-modal" });
}

function scroll(call: ActionCall): void {
  const section = sections[call.name];
  if (!section || !scrollToSection(section)) follow(call);
}

const effects: Record<ActionEffect, (call: ActionCall, show: ShowDialog) => void | Promise<void>> = {
  follow,
  scroll,
  event: (_, show) => openEventForm(show),
  "hosted-form": openHostedForm,
  "form-state": dispatchFormAction,
  dispatch: dispatchAction,
};

/** Runs a named action. Rejects when its code fails to load. */
async function runAction(call: ActionCall, show: ShowDialog): Promise<void> {
  await effects[actions[call.name].effect](call, show);
}

/** Runs the action of an element. Throws for an unknown name, so that the caller follows the link. */
export async function runElementAction(element: HTMLElement, show: ShowDialog): Promise<void> {
  const call = parseActionElement(element);
  if (!call) throw new Error("unknown action");
  await runAction(call, show);
}

/** Runs the action in the page's query and removes it from the URL, so that "back" does not repeat it. */
export async function runQueryAction(show: ShowDialog): Promise<void> {
  const url = new URL(location.href);
  const call = parseActionQuery(url.searchParams);
  url.searchParams.delete("action");
  history.replaceState(history.state, "", url);
  if (!call) return;
  const section = sections[call.name];
  // SECURITY: a crafted URL must not navigate. `parseActionQuery` allows only actions that stay on the page, but `scroll`
  // follows its link where the section is missing.
  if (section) scrollToSection(section);
  else await runAction(call, show);
}
