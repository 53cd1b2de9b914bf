import { publicEnv } from "@/lib/env/public";
import { respondJson } from "@/lib/http/respond";
import { route } from "@/lib/http/route";

const { BOOKING_URL: bookingUrl, INQUIRY_CLOSE_ON_OVERLAY: closeOnOverlay } = publicEnv;

/** What the inquiry asks at run time, because the pages around it were made when the site was built. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => respondJson({ bookingUrl, closeOnOverlay }),
});
