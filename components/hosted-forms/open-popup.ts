import { buildHiddenFields } from "@/lib/content/hosted-forms/options";

/** Opens a hosted form as a popup. Rejects when the provider's library fails to load. */
export async function openHostedPopup(
  formId: string,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { openOverlay } = await import("./create-form");
  openOverlay("popup", { formId, title: "Form", hidden: buildHiddenFields(fields) });
}
