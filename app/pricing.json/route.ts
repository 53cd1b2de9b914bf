import { route } from "@/lib/http/route";
import { getPriceListAnswer } from "@/lib/pricing/answer";

export const dynamic = "force-dynamic";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: getPriceListAnswer });
