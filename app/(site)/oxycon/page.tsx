import { EventPage } from "@/components/event/event-page";
import { buildContentPage } from "@/components/page/content-page";
import { getEventPage } from "@/lib/features/event/read";

const { generateMetadata, Page } = buildContentPage(getEventPage, EventPage);

export { generateMetadata, Page as default };
