"use client";

import { Modal } from "@/components/ui/modal";
import { routes } from "@/lib/base/routes";
import { ConsentForm } from "./consent-form";
import { useConsent } from "./use-consent";

type ConsentDialogProps = { open: boolean; onClose: () => void; onChosen: () => void };

export function ConsentDialog({ open, onClose, onChosen }: ConsentDialogProps) {
  const consent = useConsent();
  return (
    <Modal
      className="sm:w-140"
      closeOnOverlay
      labelledBy="consent-title"
      onClose={onClose}
      open={open && consent !== null}
    >
      <div className="p-5 pt-6 sm:p-8">
        <h2 className="heading-3 pr-10" id="consent-title">
          Privacy choices
        </h2>
        <p className="mt-2 mb-5 text-fg-2">
          Choose what this site may store in your browser. You can change it at any time, at the foot of every
          page.
        </p>
        {consent && <ConsentForm consent={consent} onChosen={onChosen} />}
        <p className="mt-5 text-sm">
          <a className="link" href={routes.yourData()}>
            See and erase what is stored now
          </a>
        </p>
      </div>
    </Modal>
  );
}
