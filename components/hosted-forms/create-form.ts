/** The provider's library and its style sheets. Loaded when a form is used, never with a page. */
import { createPopover, createPopup, createSidetab, createSlider, createWidget } from "@typeform/embed";
import { escapeMarkup } from "@/lib/base/format/escape-markup";
import "@typeform/embed/build/css/popover.css";
import "@typeform/embed/build/css/popup.css";
import "@typeform/embed/build/css/sidetab.css";
import "@typeform/embed/build/css/slider.css";
import "@typeform/embed/build/css/widget.css";
import { onConsentChange } from "@/lib/content/consent/consent";
import { type HostedFormKind, hostedFormDefaults } from "@/lib/content/hosted-forms/options";
import { hasHostedFormConsent } from "./availability";

/** Hidden fields are part of the frame's initial URL and can't be changed later. */
export type FormRequest = { formId: string; title: string; hidden: Record<string, string> };
type FrameOptions = { hidden: Record<string, string>; iframeProps: { title: string }; disableTracking: true };

/** The site's ink (styles/palette.css); the provider works out a readable text color from the hex value. */
const buttonColor = "#0c1f22";

/** PRIVACY: the provider's own tracking stays off; this site asks for consent itself. */
const buildFrameOptions = ({ hidden, title }: FormRequest): FrameOptions => ({
  hidden,
  iframeProps: { title },
  disableTracking: true,
});

/**
 * Renders the form in `container`, and calls `onReady` once the provider's page has loaded. Returns a function that
 * removes the form.
 */
export function createInline(request: FormRequest, container: HTMLElement, onReady: () => void): () => void {
  const widget = createWidget(request.formId, {
    ...hostedFormDefaults.inline,
    ...buildFrameOptions(request),
    container,
    inlineOnMobile: true,
    onReady,
  });
  return () => widget.unmount();
}

/** A form behind the provider's button at the edge of the window. Returns a function that removes it. */
export function createLauncher(
  kind: "popover" | "side-tab",
  request: FormRequest,
  buttonText?: string,
): () => void {
  const buttonProps = { ariaLabel: request.title };
  const launcher =
    kind === "popover"
      ? createPopover(request.formId, {
          ...hostedFormDefaults.popover,
          ...buildFrameOptions(request),
          buttonColor,
          buttonProps,
        })
      : createSidetab(request.formId, {
          ...hostedFormDefaults["side-tab"],
          ...buildFrameOptions(request),
          buttonColor,
          // SECURITY: the provider's library inserts the button's text as HTML.
          ...(buttonText && { buttonText: escapeMarkup(buttonText) }),
        });
  return () => launcher.unmount();
}

/** The provider does not make the rest of the page inert while its dialog is open. */
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
let isOverlayOpen = false;

/**
 * Opens a form over the page, unless one is open: a visitor may tap again while this file loads. It closes by its
 * button, Escape, or shortly after the submit.
 */
export function openOverlay(kind: Extract<HostedFormKind, "popup" | "slider">, request: FormRequest): void {
  if (isOverlayOpen) return;
  const container = document.createElement("div");
  document.body.append(container);
  let release = () => {};
  const onClose = () => {
    isOverlayOpen = false;
    release();
    stopListening();
    window.setTimeout(() => container.remove(), fadeOut);
  };
  const options = { ...buildFrameOptions(request), container, onClose };
  const overlay =
    kind === "popup"
      ? createPopup(request.formId, { ...hostedFormDefaults.popup, ...options })
      : createSlider(request.formId, { ...hostedFormDefaults.slider, ...options });
  overlay.open();
  isOverlayOpen = true;
  // Consent may be withdrawn in another tab.
  const stopListening = onConsentChange((consent) => {
    if (!hasHostedFormConsent(consent)) overlay.close();
  });
  release = openAsDialog(container, request.title);
  container.querySelector<HTMLElement>(".tf-v1-close")?.focus({ preventScroll: true });
}
