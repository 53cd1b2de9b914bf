import "server-only";
import { routes } from "@/lib/base/routes";
import { getUseCases } from "@/lib/content/endpoints/company";
import type { UseCase, UseCases } from "@/lib/content/endpoints/schemas-company";
import { buildPageEntry } from "@/lib/content/seo/company-page";
import type { PageEntry } from "@/lib/content/seo/site-pages";

export async function getUseCasesPage(): Promise<{ content: UseCases; entry: PageEntry }> {
  const content = await getUseCases();
  // Most frequent first.
  const cases = content.cases.toSorted((a, b) => a.frequency.minutes - b.frequency.minutes);
  return {
    content: { ...content, cases },
    entry: buildPageEntry(routes.allUseCases(), content.head, "use-case"),
  };
}

const entryOf = ({ slug, head, product }: UseCase) =>
  buildPageEntry(routes.singleUseCase(slug), head, "use-case", product);

/** A use case and the next one in the list (cyclic), or null for an unknown slug. */
export async function getUseCasePage(slug: string) {
  const { cases } = (await getUseCasesPage()).content;
  const index = cases.findIndex((useCase) => useCase.slug === slug);
  const useCase = cases[index];
  const next = cases[(index + 1) % cases.length];
  return useCase && next ? { useCase, next, entry: entryOf(useCase) } : null;
}

export async function listUseCasePages(): Promise<PageEntry[]> {
  const { content, entry } = await getUseCasesPage();
  return [entry, ...content.cases.map(entryOf)];
}
