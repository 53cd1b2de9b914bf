import { messagingTokenRoute } from "@/lib/content/endpoints/messaging-token";

export const { GET } = messagingTokenRoute();
