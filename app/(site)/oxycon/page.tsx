import { EventPage } from "@/components/event/event-page";
import { contentRoute } from "@/components/page/content-route";
import { getEventPage } from "@/lib/features/event/read";

const { generateMetadata, Route } = contentRoute(getEventPage, EventPage);

export { generateMetadata, Route as default };
