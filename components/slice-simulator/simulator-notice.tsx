import { ButtonLink } from "@/components/ui/button";
import { ResultPage } from "@/components/ui/result-page";
import { routes } from "@/lib/base/routes";

/** Shown when the slice simulator is opened outside of the page builder. */
export function SimulatorNotice() {
  return (
    <main className="flex min-h-dvh flex-col">
      <ResultPage
        title="Slice simulator"
        actions={
          <ButtonLink color="PrimaryAlt" href={routes.home()} size="lg">
            Back to the home page
          </ButtonLink>
        }
      >
        <p>
          This page previews sections while an editor edits a page in Prismic. Opened directly, it is empty.
        </p>
      </ResultPage>
    </main>
  );
}
