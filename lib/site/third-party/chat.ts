/** The messaging chat (Salesforce's web client), with its own names for what it offers. */
import { addScript } from "./add-script";
import type { ChatSettings } from "./registry";
import type { Running } from "./running";

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

/** The hidden prechat field that tells agents where a visitor was. */
const pageField = "Page_URL";
/** On these widths an open chat covers the page. */
const narrow = "(max-width: 767px)";
const tokenPath = "/shared-api/salesforce-messaging";

async function fetchToken(): Promise<string | null> {
  try {
    const answer = await fetch(tokenPath, { credentials: "include" });
    if (!answer.ok) throw new Error(`token: ${answer.status}`);
    // Nobody issues tokens here: the visitor stays anonymous.
    if (answer.status === 204) return null;
    const { token }: { token?: string | null } = await answer.json();
    if (token) return token;
    console.error("No token received from server");
  } catch {
    console.error("Failed to fetch token");
  }
  return null;
}

async function identify(client: ChatClient): Promise<void> {
  const identityToken = await fetchToken();
  if (identityToken === null) return;
  client.userVerificationAPI.setIdentityToken({ identityTokenType: "JWT", identityToken });
}

function tellPage(client: ChatClient): void {
  try {
    // PRIVACY: without the query, which can hold campaign ids.
    client.prechatAPI.setHiddenPrechatFields({ [pageField]: location.origin + location.pathname });
  } catch {
    // Once a conversation has begun the client takes no more fields.
  }
}

/** Listens to what the client says of itself; answers how to stop listening. */
function listen(handlers: Record<string, () => void>): () => void {
  const names = Object.keys(handlers);
  for (const name of names) addEventListener(name, handlers[name] ?? (() => {}));
  return () => {
    for (const name of names) removeEventListener(name, handlers[name] ?? (() => {}));
  };
}

/** Starts the chat: tells it who and where the visitor is, and keeps it small on narrow screens. */
export async function startChat({
  src,
  orgId,
  deployment,
  siteUrl,
  messagingUrl,
}: ChatSettings): Promise<Running> {
  let isReady = false;
  let isOpenedByVisitor = false;
  const withClient = (use: (client: ChatClient) => void) => () => {
    if (window.embeddedservice_bootstrap) use(window.embeddedservice_bootstrap);
  };
  const stopListening = listen({
    onEmbeddedMessagingReady: withClient((client) => {
      isReady = true;
      tellPage(client);
      identify(client);
    }),
    onEmbeddedMessagingIdentityTokenExpired: withClient(identify),
    onEmbeddedMessagingButtonClicked: () => {
      isOpenedByVisitor = true;
    },
    onEmbeddedMessagingWindowMinimized: () => {
      isOpenedByVisitor = false;
    },
    onEmbeddedMessagingWindowMaximized: withClient(({ utilAPI }) => {
      if (!isOpenedByVisitor && matchMedia(narrow).matches) utilAPI.minimizeChat().catch(() => {});
    }),
  });
  await addScript(src);
  withClient((client) => client.init(orgId, deployment, siteUrl, { scrt2URL: messagingUrl }))();
  return {
    visit: withClient((client) => isReady && tellPage(client)),
    stop: withClient(({ userVerificationAPI, utilAPI }) => {
      stopListening();
      userVerificationAPI
        .clearSession(true)
        .catch(() => {})
        .then(() => utilAPI.removeAllComponents())
        .catch(() => {});
    }),
  };
}
