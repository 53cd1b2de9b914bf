import { RecordingsPage } from "@/components/event/recordings-page";
import { contentRoute } from "@/components/page/content-route";
import { getRecordingsPage } from "@/lib/features/event/read";

const { generateMetadata, Route } = contentRoute(getRecordingsPage, RecordingsPage);

export { generateMetadata, Route as default };
