import { buttonClasses } from "@/components/ui/button-classes";

/**
 * What a visitor sees when the server failed: what happened, whether anything was lost, what to do.
 * Plain links, because the router itself may be what is broken.
 * @param reference Next's digest of the error, to find it in the log
 */
export function FaultPage({ reference, onRetry }: { reference?: string; onRetry: () => void }) {
  return (
    <main id="main" className="wrap section">
      <h1 className="heading-1">Something broke on our side</h1>
      <p className="lead mt-3">
        The page could not be put together. Nothing you sent before is lost: messages are stored before we
        answer.
      </p>
      <div className="mt-5 flex flex-wrap gap-1.5">
        <button className={buttonClasses({ size: "lg" })} onClick={onRetry} type="button">
          Try again
        </button>
        <a className="link self-center px-2" href="/">
          Go to the home page
        </a>
      </div>
      {reference && <p className="note mt-4">If you write to us about it, mention reference {reference}.</p>}
    </main>
  );
}
