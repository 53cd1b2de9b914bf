"use client";

import { type Dispatch, useEffect } from "react";
import { onAction } from "@/lib/content/actions/bus";
import type { ActionName } from "@/lib/content/actions/registry";
import type { InquiryAction } from "@/lib/features/inquiry/state";
import { sentInquiry } from "@/lib/features/inquiry/tab-memory";

const stateActions: Partial<Record<ActionName, InquiryAction>> = {
  "open-success-modal": { type: "open-success-modal" },
  "close-success-modal": { type: "close-success-modal" },
  "open-global-form": { type: "set-global-form", isOpen: true },
  "close-global-form": { type: "set-global-form", isOpen: false },
};

/**
 * Lets named actions change the state of an inquiry anywhere on the page. All forms share the global form
 * state: a form that is closed because another one was sent shows that one's summary.
 */
export function useInquiryActions(dispatch: Dispatch<InquiryAction>): void {
  useEffect(
    () =>
      onAction(({ name }) => {
        const action = stateActions[name];
        if (action) dispatch(action);
        const inquiry = name === "close-global-form" ? sentInquiry.get() : null;
        if (inquiry) dispatch({ type: "sent-elsewhere", inquiry });
      }),
    [dispatch],
  );
}
