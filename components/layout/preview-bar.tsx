import { draftMode } from "next/headers";
import { PreviewPanelLoader } from "./preview-panel-loader";

/** The preview bar for editors; not rendered for anyone else. */
export async function PreviewBar() {
  const { isEnabled } = await draftMode();
  return isEnabled ? <PreviewPanelLoader /> : null;
}
