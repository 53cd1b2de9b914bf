/** Salesforce Messaging for Web; property names are Salesforce's. */
import { addScript, type ThirdPartyHandle } from "./add-script";
import type { ChatSettings } from "./third-parties";

type ChatClient = {
  init: (orgId: string, deployment: string, siteUrl: string, options: { scrt2URL: string }) => void;
  prechatAPI: { setHiddenPrechatFields: (fields: Record<string, string>) => void };
  userVerificationAPI: {
    setIdentityToken: (token: { identityTokenType: "JWT"; identityToken: string }) => void;
    clearSession: (shouldEnd: boolean) => Promise<void>;
  };
  utilAPI: { minimizeChat: () => Promise<void>; removeAllComponents: () => Promise<void> };
};

declare global {
  interface Window {
    embeddedservice_bootstrap?: ChatClient;
  }
}

/** The hidden prechat field that shows agents the visitor's page. */
const pageField = "Page_URL";
const narrowScreen = "(max-width: 767px)";
/** The specification prescribes this text. */
const fetchFailed = "Failed to fetch token";
const tokenPath = "/shared-api/salesforce-messaging";

async function fetchToken(): Promise<string | null> {
  try {
    const response = await fetch(tokenPath, { credentials: "include" });
    // No token issuer is configured: the visitor stays anonymous.
    if (response.status === 204) return null;
    if (!response.ok) {
      console.error(fetchFailed);
      return null;
    }
    const { token }: { token?: string | null } = await response.json();
    if (token) return token;
    console.error("No token received from server");
  } catch {
    console.error(fetchFailed);
  }
  return null;
}

async function identify(client: ChatClient, signal: AbortSignal): Promise<void> {
  const identityToken = await fetchToken();
  // PRIVACY: the visitor may have withdrawn consent in the meantime.
  if (identityToken === null || signal.aborted) return;
  client.userVerificationAPI.setIdentityToken({ identityTokenType: "JWT", identityToken });
}

function setPageField(client: ChatClient): void {
  try {
    // PRIVACY: without the query, which can hold campaign ids.
    client.prechatAPI.setHiddenPrechatFields({ [pageField]: location.origin + location.pathname });
  } catch {
    // The client rejects fields once a conversation has started.
  }
}

/**
 * Starts the chat: sets the visitor's identity and page, and keeps it minimized on narrow screens until the visitor opens it.
 * @param isStillAllowed asked once the script is loaded, before the first request to the service
 */
export async function startChat(
  { src, orgId, deployment, siteUrl, messagingUrl }: ChatSettings,
  isStillAllowed: () => boolean,
): Promise<ThirdPartyHandle> {
  let isReady = false;
  let isOpenedByVisitor = false;
  const withClient = (use: (client: ChatClient) => void) => () => {
    if (window.embeddedservice_bootstrap) use(window.embeddedservice_bootstrap);
  };
  const running = new AbortController();
  const { signal } = running;
  const handlers: Record<string, () => void> = {
    onEmbeddedMessagingReady: withClient((client) => {
      isReady = true;
      setPageField(client);
      void identify(client, signal);
    }),
    onEmbeddedMessagingIdentityTokenExpired: withClient((client) => void identify(client, signal)),
    onEmbeddedMessagingButtonClicked: () => {
      isOpenedByVisitor = true;
    },
    onEmbeddedMessagingWindowMinimized: () => {
      isOpenedByVisitor = false;
    },
    onEmbeddedMessagingWindowMaximized: withClient(({ utilAPI }) => {
      if (!isOpenedByVisitor && matchMedia(narrowScreen).matches) utilAPI.minimizeChat().catch(() => {});
    }),
  };
  for (const [name, handler] of Object.entries(handlers)) addEventListener(name, handler, { signal });
  await addScript(src);
  if (!isStillAllowed()) {
    running.abort();
    return { stop: () => {} };
  }
  withClient((client) => client.init(orgId, deployment, siteUrl, { scrt2URL: messagingUrl }))();
  return {
    onNavigate: withClient((client) => {
      if (isReady) setPageField(client);
    }),
    stop: withClient(({ userVerificationAPI, utilAPI }) => {
      running.abort();
      userVerificationAPI
        .clearSession(true)
        .catch(() => {})
        .then(() => utilAPI.removeAllComponents())
        .catch(() => {});
    }),
  };
}
