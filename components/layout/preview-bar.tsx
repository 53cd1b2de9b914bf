import { draftMode } from "next/headers";
import { PreviewPanelLoader } from "./preview-panel-loader";

export async function PreviewBar() {
  const { isEnabled } = await draftMode();
  return isEnabled ? <PreviewPanelLoader /> : null;
}
