import { CustomerList } from "@/components/customers/customer-list";
import { buildContentPage } from "@/components/page/content-page";
import { getCustomersPage } from "@/lib/features/customers/read";

const { generateMetadata, Page } = buildContentPage(getCustomersPage, CustomerList);

export { generateMetadata, Page as default };
