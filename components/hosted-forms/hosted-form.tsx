"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useConsent } from "@/components/consent/use-consent";
import { useNear } from "@/components/media/use-near";
import { buttonClasses } from "@/components/ui/button-classes";
import { isPlainClick } from "@/components/ui/plain-click";
import { routes } from "@/lib/base/routes";
import { buildHiddenFields, type HostedFormKind, hostedFormUrl } from "@/lib/content/hosted-forms/options";
import { areHostedFormsEnabled, hasHostedFormConsent } from "./availability";
import type { FormRequest } from "./create-form";
import css from "./hosted-form.module.css";

const load = () => import("./create-form");
const callClasses = buttonClasses({ variant: "Outline", size: "lg" });

/** Creates one of the provider's elements on mount and removes it on unmount. On failure the links remain. */
function useWhileMounted(make: () => Promise<(() => void) | undefined>): void {
  const first = useRef(make);
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    first.current().then(
      (made) => {
        remove = made;
        if (isGone) remove?.();
      },
      () => {},
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, []);
}

/** A link to the form on the provider's site. */
function ProviderPageLink({ href, className = "link", children }: ComponentProps<"a">) {
  return (
    <a className={className} href={href} rel="noopener" target="_blank">
      {children} <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** The box around an inline form, before and after it is loaded. */
function FormBox({ children }: { children: ReactNode }) {
  return (
    <div className={`hosted-form-box ${css.hostedFormBox} grid h-130 place-items-center pt-1.75`}>
      {children}
    </div>
  );
}

type HostedFormProps = {
  kind: HostedFormKind;
  formId: string;
  title: string;
  label: string;
  tabText?: string;
  product?: string;
  /** Fallback link to sales, shown until the form has loaded or if it fails to load. */
  children: ReactNode;
};

/** Whether hosted forms are configured and allowed, checked once `box` is near the viewport. */
function useHostedForms() {
  const box = useRef<HTMLDivElement>(null);
  const consent = useConsent();
  const [isOn, setOn] = useState(false);
  const isNear = useNear(box);
  useEffect(() => {
    if (isNear) areHostedFormsEnabled(location.pathname).then(setOn);
  }, [isNear]);
  return { box, isOn, isAllowed: consent !== null && hasHostedFormConsent(consent) };
}

type ShownFormProps = Omit<HostedFormProps, "kind"> & { request: FormRequest; href: string };

/** The form in the page. The fallback stays until the form has loaded in its frame: the provider may be blocked. */
function InlineForm({ request, href, children }: ShownFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  useWhileMounted(async () => {
    const { createInline } = await load();
    if (!frame.current) return;
    return createInline(request, frame.current, () => setReady(true));
  });
  return (
    <>
      <FormBox>
        {!isReady && children}
        <div
          className={isReady ? "h-full w-full" : "invisible absolute size-0 overflow-hidden"}
          ref={frame}
        />
      </FormBox>
      <p className="mt-3 text-sm">
        <ProviderPageLink href={href}>Open the form on its own page</ProviderPageLink>
      </p>
    </>
  );
}

/** A link to the form. It opens as a popup if the provider's library loads. */
function OverlayLink({ kind, request, href, label }: ShownFormProps & { kind: "popup" | "slider" }) {
  const preload = () => {
    // A failed preload is ignored: the click tries again and handles the error.
    load().catch(() => {});
  };
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    load().then(
      ({ openOverlay }) => openOverlay(kind, request),
      () => location.assign(href),
    );
  };
  return (
    <a className={callClasses} href={href} onClick={open} onFocus={preload} onPointerOver={preload}>
      {label}
    </a>
  );
}

/** The provider's button at the edge of the window, and a link to the same form. */
function LaunchedForm({
  kind,
  request,
  href,
  label,
  tabText,
}: ShownFormProps & { kind: "popover" | "side-tab" }) {
  useWhileMounted(async () => (await load()).createLauncher(kind, request, tabText));
  return (
    <ProviderPageLink className={callClasses} href={href}>
      {label}
    </ProviderPageLink>
  );
}

/**
 * A form of the hosted-form provider, in one of its five kinds. Nothing is loaded from the provider before
 * the visitor has given consent and the form is near the viewport or clicked. Where hosted forms are off,
 * only the fallback (`children`) is shown; without consent, a link to the form's own page is added.
 */
export function HostedForm({ kind, ...props }: HostedFormProps) {
  const { box, isOn, isAllowed } = useHostedForms();
  return (
    <div ref={box}>
      {isOn && <ShownForm isAllowed={isAllowed} kind={kind} {...props} />}
      {!isOn && (kind === "inline" ? <FormBox>{props.children}</FormBox> : props.children)}
    </div>
  );
}

/** A plain link to the form at the provider, for visitors without consent. */
function LinkedForm({
  kind,
  href,
  label,
  children,
}: Omit<HostedFormProps, "formId" | "title"> & { href: string }) {
  return (
    <>
      {kind === "inline" && <FormBox>{children}</FormBox>}
      <p className="mt-3">
        <ProviderPageLink className={callClasses} href={href}>
          {kind === "inline" ? "Open the form" : label}
        </ProviderPageLink>
      </p>
      <p className="note mt-2">
        This form is hosted by Typeform. To fill it in on this page, allow marketing under{" "}
        <a className="link" data-privacy-choices href={routes.yourData()}>
          privacy choices
        </a>
        .
      </p>
    </>
  );
}

function ShownForm({ kind, isAllowed, ...props }: HostedFormProps & { isAllowed: boolean }) {
  // Rendered in the browser only, where the settings are available.
  const hidden = buildHiddenFields({ page: location.pathname, product: props.product });
  const { formId, title } = props;
  const parts = { ...props, request: { formId, title, hidden }, href: hostedFormUrl(formId, hidden) };
  if (!isAllowed) return <LinkedForm kind={kind} {...parts} />;
  switch (kind) {
    case "inline":
      return <InlineForm {...parts} />;
    case "popup":
    case "slider":
      return <OverlayLink kind={kind} {...parts} />;
    case "popover":
    case "side-tab":
      return <LaunchedForm kind={kind} {...parts} />;
  }
}
