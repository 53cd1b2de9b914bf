import { unavailableMeta } from "@/lib/platform/http/error-pages";

/** Makes the server send the page with status 503, which Next offers no function for (`lib/server/error-pages.ts`). */
export const Unavailable = () => <meta content="true" name={unavailableMeta} />;
