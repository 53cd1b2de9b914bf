"use client";

import { type Dispatch, useEffect } from "react";
import { onAction } from "@/lib/actions/bus";
import type { ActionName } from "@/lib/actions/registry";
import type { InquiryAction } from "@/lib/inquiry/state";

const stateActions: Partial<Record<ActionName, InquiryAction>> = {
  "open-success-modal": { type: "open-success-modal" },
  "close-success-modal": { type: "close-success-modal" },
  "open-global-form": { type: "set-global-form", isOpen: true },
  "close-global-form": { type: "set-global-form", isOpen: false },
};

/** Lets named actions change the state of an inquiry, wherever on the page it stands. */
export function useInquiryActions(dispatch: Dispatch<InquiryAction>): void {
  useEffect(
    () =>
      onAction(({ name }) => {
        const action = stateActions[name];
        if (action) dispatch(action);
      }),
    [dispatch],
  );
}
