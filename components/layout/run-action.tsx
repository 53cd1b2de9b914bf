import type { ReactNode } from "react";
import { openHostedPopup } from "@/components/embed/open-popup";
import { anchors } from "@/lib/base/routes";
import { dispatchAction } from "@/lib/content/actions/bus";
import { parseActionElement, parseActionQuery } from "@/lib/content/actions/link";
import { type ActionCall, type ActionName, actionHref, actions } from "@/lib/content/actions/registry";
import { isFormId } from "@/lib/content/hosted-forms/options";
import { hasHostedForms, isHostedFormAllowed } from "@/lib/site/third-party/hosted-forms";

/** Puts a dialog into the page, in place of the one before. */
type ShowDialog = (dialog: ReactNode) => void;

function follow(call: ActionCall): void {
  const href = actionHref(call);
  if (actions[call.name].newTab) window.open(href, "_blank", "noopener");
  else location.assign(href);
}

/** Scrolls to a section of this page and lets the keyboard go on from there. False when the page has none. */
function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  section.scrollIntoView();
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  return true;
}

const sections: Partial<Record<ActionName, string>> = {
  "scroll-to-form": anchors.form,
  "scroll-to-pricing": anchors.pricing,
};

async function openConference(show: ShowDialog): Promise<void> {
  // The page of the event has the form itself.
  if (scrollToSection(anchors.seat)) return;
  const { ConferenceModal } = await import("@/components/event/conference-modal");
  const draw = (isOpen: boolean) => show(<ConferenceModal onClose={() => draw(false)} open={isOpen} />);
  draw(true);
}

async function openHostedForm(call: ActionCall): Promise<void> {
  const { form, product } = call;
  const mayLoad = isHostedFormAllowed() && (await hasHostedForms(location.pathname));
  if (!mayLoad || !form || !isFormId(form)) return follow(call);
  await openHostedPopup(form, { page: location.pathname, product });
}

/** Does what a named action does. Rejects when its code can't be had; then its link is the way. */
async function runAction(call: ActionCall, show: ShowDialog): Promise<void> {
  switch (actions[call.name].effect) {
    case "follow":
      return follow(call);
    case "scroll":
      if (!scrollToSection(sections[call.name] ?? anchors.main)) follow(call);
      return;
    case "event":
      return openConference(show);
    case "hosted-form":
      return openHostedForm(call);
    case "form-state":
      dispatchAction(call);
      // A form that stands open in the page shows again; without one, the inquiry is that form.
      if (call.name === "open-global-form" && !scrollToSection(anchors.form))
        dispatchAction({ ...call, name: "open-inquiry-modal" });
      return;
    case "inquiry":
    case "announcement":
      return dispatchAction(call);
  }
}

/** Runs the action that an element names. An unknown name throws, so that the element's own link is followed. */
export async function runElementAction(element: HTMLElement, show: ShowDialog): Promise<void> {
  const call = parseActionElement(element);
  if (!call) throw new Error("unknown action");
  await runAction(call, show);
}

/** Runs the action that the page's address names, and takes it out of there: "back" must not repeat it. */
export async function runQueryAction(show: ShowDialog): Promise<void> {
  const url = new URL(location.href);
  const call = parseActionQuery(url.searchParams);
  url.searchParams.delete("action");
  history.replaceState(history.state, "", url);
  if (call) await runAction(call, show);
}
