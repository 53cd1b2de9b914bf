import { RecordingsPage } from "@/components/event/recordings-page";
import { buildContentPage } from "@/components/page/content-page";
import { getRecordingsPage } from "@/lib/features/event/read";

const { generateMetadata, Page } = buildContentPage(getRecordingsPage, RecordingsPage);

export { generateMetadata, Page as default };
