import { draftMode } from "next/headers";
import { PreviewBannerLoader } from "./preview-banner-loader";

/** The banner of a preview, for editors; everyone else gets nothing of it. */
export async function PreviewBar() {
  const { isEnabled } = await draftMode();
  return isEnabled ? <PreviewBannerLoader /> : null;
}
