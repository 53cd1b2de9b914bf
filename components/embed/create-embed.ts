/** The provider's library and its style sheets. Loaded when a form is wanted, never with a page. */
import {
  createPopover,
  createPopup,
  createSidetab,
  createSlider,
  createWidget,
  type Popup,
} from "@typeform/embed";
import "@typeform/embed/build/css/popover.css";
import "@typeform/embed/build/css/popup.css";
import "@typeform/embed/build/css/sidetab.css";
import "@typeform/embed/build/css/slider.css";
import "@typeform/embed/build/css/widget.css";
import { onConsentChange } from "@/lib/content/consent/consent";
import { type EmbedKind, embedDefaults } from "@/lib/content/hosted-forms/options";
import { isHostedFormAllowed } from "@/lib/site/third-party/hosted-forms";

/** Hidden fields are part of the frame's first address: they can't be told later. */
export type EmbedRequest = { formId: string; title: string; hidden: Record<string, string> };
type Frame = { hidden: Record<string, string>; iframeProps: { title: string }; disableTracking: true };

/** The site's ink (styles/palette.css); the provider works out a readable text color from the hex value. */
const buttonColor = "#0c1f22";

/** PRIVACY: the provider's own tracking stays off; whether to agree is asked by this site. */
const frameOf = ({ hidden, title }: EmbedRequest): Frame => ({
  hidden,
  iframeProps: { title },
  disableTracking: true,
});

/** The form in the page, in `container`. Answers how to take it away. */
export function createInline(request: EmbedRequest, container: HTMLElement): () => void {
  const widget = createWidget(request.formId, {
    ...embedDefaults.inline,
    ...frameOf(request),
    container,
    inlineOnMobile: true,
  });
  return () => widget.unmount();
}

/** SECURITY: the provider's library writes a button's text as HTML, and an editor's text is none. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A form behind a button of the provider's, at the edge of the window. Answers how to take it away. */
export function createLauncher(
  kind: "popover" | "side-tab",
  request: EmbedRequest,
  buttonText?: string,
): () => void {
  const buttonProps = { ariaLabel: request.title };
  const launcher =
    kind === "popover"
      ? createPopover(request.formId, {
          ...embedDefaults.popover,
          ...frameOf(request),
          buttonColor,
          buttonProps,
        })
      : createSidetab(request.formId, {
          ...embedDefaults["side-tab"],
          ...frameOf(request),
          buttonColor,
          ...(buttonText && { buttonText: escapeHtml(buttonText) }),
        });
  return () => launcher.unmount();
}

/** Everything beside a dialog is out of reach while it is open; the provider leaves that to the page. */
function openAsDialog(box: HTMLElement, title: string): () => void {
  const opener = document.activeElement;
  box.role = "dialog";
  box.ariaModal = "true";
  box.ariaLabel = title;
  const others = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== box && !element.inert,
  );
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

const fadeOut = 600;

/** Opens a form over the page. It closes by its button, Escape, or shortly after the submit. */
export function openOverlay(kind: Extract<EmbedKind, "popup" | "slider">, request: EmbedRequest): Popup {
  const container = document.createElement("div");
  document.body.append(container);
  let release = () => {};
  const onClose = () => {
    release();
    stopListening();
    window.setTimeout(() => container.remove(), fadeOut);
  };
  const options = { ...frameOf(request), container, onClose };
  const overlay =
    kind === "popup"
      ? createPopup(request.formId, { ...embedDefaults.popup, ...options })
      : createSlider(request.formId, { ...embedDefaults.slider, ...options });
  overlay.open();
  // A choice in another tab counts here, too.
  const stopListening = onConsentChange((consent) => {
    if (!isHostedFormAllowed(consent)) overlay.close();
  });
  release = openAsDialog(container, request.title);
  container.querySelector<HTMLElement>(".tf-v1-close")?.focus({ preventScroll: true });
  return overlay;
}
