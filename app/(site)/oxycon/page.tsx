import { EventPage } from "@/components/event/event-page";
import { contentRoute } from "@/components/page/content-route";
import { getEventPage } from "@/lib/features/event/read";

export const revalidate = 3600;

const { generateMetadata, Route } = contentRoute(getEventPage, EventPage);

export { generateMetadata, Route as default };
