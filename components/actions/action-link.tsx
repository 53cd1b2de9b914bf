import type { ReactNode } from "react";
import { type ActionCall, actionHref, actions } from "@/lib/content/actions/actions";
import { OpenModalLink } from "./open-modal-link";

type ActionLinkProps = { call: ActionCall; className?: string; children: ReactNode };

/** A link that runs a named action when JavaScript is on. It has no client code of its own. */
export function ActionLink({ call, className, children }: ActionLinkProps) {
  const { name, product, plan, form } = call;
  if (name === "open-inquiry-modal") {
    return (
      <OpenModalLink className={className} plan={plan} product={product}>
        {children}
      </OpenModalLink>
    );
  }
  const { effect, newTab } = actions[name];
  const dataAttributes = effect !== "follow" && {
    "data-action": name,
    "data-product": product,
    "data-pricing-plan": plan,
    "data-form": form,
  };
  return (
    <a
      className={className}
      href={actionHref(call)}
      {...dataAttributes}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {newTab && (
        <>
          {" "}
          <span className="sr-only">(opens in a new tab)</span>
        </>
      )}
    </a>
  );
}
