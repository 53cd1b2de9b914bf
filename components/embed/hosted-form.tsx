"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useConsent } from "@/components/consent/use-consent";
import { useNear } from "@/components/media/use-near";
import { buttonClasses } from "@/components/ui/button-classes";
import { isPlainClick } from "@/components/ui/plain-click";
import { routes } from "@/lib/base/routes";
import { buildHiddenFields, type EmbedKind, hostedFormUrl } from "@/lib/content/hosted-forms/options";
import { hasHostedForms, isHostedFormAllowed } from "@/lib/site/third-party/hosted-forms";
import type { EmbedRequest } from "./create-embed";
import css from "./hosted-form.module.css";

const load = () => import("./create-embed");
const callClasses = buttonClasses({ variant: "Outline", size: "lg" });

/** Makes something of the provider's once, and takes it away when the component goes. A failure leaves the links. */
function useUntilGone(make: () => Promise<(() => void) | undefined>): void {
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

function OwnPageLink({ href, className = "link", children }: ComponentProps<"a">) {
  return (
    <a className={className} href={href} rel="noopener" target="_blank">
      {children} <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

export type HostedFormProps = {
  kind: EmbedKind;
  formId: string;
  /** Name of the form for screen readers. */
  title: string;
  label: string;
  /** Text of the side tab's button. */
  tabText?: string;
  product?: string;
  /** The way to sales, which stands in the form's place until it is there, and where it never comes. */
  children: ReactNode;
};

/** Whether hosted forms are on, asked once the element behind the answer's `box` comes near, and allowed. */
function useHostedForms() {
  const box = useRef<HTMLDivElement>(null);
  const consent = useConsent();
  const [isOn, setOn] = useState(false);
  const isNear = useNear(box);
  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    hasHostedForms(location.pathname).then((has) => {
      if (!isGone) setOn(has);
    });
    return () => {
      isGone = true;
    };
  }, [isNear]);
  return { box, isOn, isAllowed: consent !== null && isHostedFormAllowed(consent) };
}

type EmbedProps = Omit<HostedFormProps, "kind"> & { request: EmbedRequest; href: string };

/** The form in the page. What stood in its place stays until the frame is there. */
function InlineForm({ request, href, children }: EmbedProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  useUntilGone(async () => {
    const { createInline } = await load();
    if (!frame.current) return;
    setThere(true);
    return createInline(request, frame.current);
  });
  return (
    <>
      <div className={`hosted-form-box ${css.hostedFormBox} grid h-65 place-items-center pt-[7px]`}>
        {!isThere && children}
        <div className="h-full w-full" hidden={!isThere} ref={frame} />
      </div>
      <p className="mt-1.5 text-sm">
        <OwnPageLink href={href}>Open the form on a page of its own</OwnPageLink>
      </p>
    </>
  );
}

/** A link to the form that opens it over the page where the provider's library can be had. */
function OverlayLink({ kind, request, href, label }: EmbedProps & { kind: "popup" | "slider" }) {
  const preload = () => {
    // A failure shows at the click, if there is one.
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

/** The provider's own button at the edge of the window, and a link to the same form. */
function LaunchedForm({
  kind,
  request,
  href,
  label,
  tabText,
}: EmbedProps & { kind: "popover" | "side-tab" }) {
  useUntilGone(async () => (await load()).createLauncher(kind, request, tabText));
  return (
    <OwnPageLink className={callClasses} href={href}>
      {label}
    </OwnPageLink>
  );
}

/**
 * A form of the hosted-form provider, in one of its five kinds. Nothing of the provider is loaded before the
 * visitor has allowed it and comes near, or asks for it. Where hosted forms are off, the way to sales (`children`)
 * stays; where they are not allowed, a link to the form's own page is added.
 */
export function HostedForm({ kind, ...props }: HostedFormProps) {
  const { box, isOn, isAllowed } = useHostedForms();
  return (
    <div ref={box}>
      {isOn ? <Embed isAllowed={isAllowed} kind={kind} {...props} /> : frameless(kind, props.children)}
    </div>
  );
}

function frameless(kind: EmbedKind, children: ReactNode) {
  return kind === "inline" ? (
    <div className={`hosted-form-box ${css.hostedFormBox} grid h-65 place-items-center pt-[7px]`}>
      {children}
    </div>
  ) : (
    children
  );
}

/** The form as a link: a visitor who follows it goes to the provider by their own choice. */
function LinkedForm({
  kind,
  href,
  label,
  children,
}: Omit<HostedFormProps, "formId" | "title"> & { href: string }) {
  return (
    <>
      {kind === "inline" && frameless(kind, children)}
      <p className="mt-1.5">
        <OwnPageLink className={callClasses} href={href}>
          {kind === "inline" ? "Open the form" : label}
        </OwnPageLink>
      </p>
      <p className="note mt-1">
        The form is at Typeform. To fill it in on this page, allow marketing under{" "}
        <a className="link" data-privacy-choices href={routes.yourData()}>
          privacy choices
        </a>
        .
      </p>
    </>
  );
}

function Embed({ kind, isAllowed, ...props }: HostedFormProps & { isAllowed: boolean }) {
  // Drawn in the browser only: settings are asked for there.
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
