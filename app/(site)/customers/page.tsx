import { CustomerList } from "@/components/customers/customer-list";
import { contentRoute } from "@/components/page/content-route";
import { getCustomersPage } from "@/lib/features/customers/read";

const { generateMetadata, Route } = contentRoute(getCustomersPage, CustomerList);

export { generateMetadata, Route as default };
