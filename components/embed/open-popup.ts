import { buildHiddenFields } from "@/lib/content/hosted-forms/options";

/** Opens a hosted form over the page. Rejects when the provider's library can't be had. */
export async function openHostedPopup(
  formId: string,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { openOverlay } = await import("./create-embed");
  openOverlay("popup", { formId, title: "Form", hidden: buildHiddenFields(fields) });
}
