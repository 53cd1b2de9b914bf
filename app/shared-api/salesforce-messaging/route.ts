import { messagingTokenRoute } from "@/lib/shared-api/messaging-token";

export const { GET } = messagingTokenRoute();
