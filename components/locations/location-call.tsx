import { OpenModalLink } from "@/components/actions/open-modal-link";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { routes } from "@/lib/base/routes";
import css from "./location-call.module.css";

/** The call to action at the end of a location page. */
export function LocationCallToAction({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className={css.placeCall}>
      <div aria-hidden="true" className="neat-line" />
      <div className="wrap flex flex-wrap items-end justify-between gap-8 py-18 md:py-24">
        <div>
          <h2 className="heading-2">{heading}</h2>
          <p className="mt-3 max-w-[46ch]">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <ButtonLink href={routes.dashboardRedirect()} size="lg">
            Start free trial
          </ButtonLink>
          <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })} product="RP">
            Contact sales
          </OpenModalLink>
        </div>
      </div>
    </section>
  );
}
