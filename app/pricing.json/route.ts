import { respondPriceList } from "@/lib/features/pricing/price-list";
import { route } from "@/lib/platform/http/route";

export const dynamic = "force-dynamic";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: respondPriceList });
