/**
 * Parses a user-agent string (RFC 9110, section 10.1.5) and says which parts are meaningful and which are
 * historical. Uses nothing of Node, so it runs in browsers, too. It reports what a client claims, not what it is.
 */

type UserAgentKind = "browser" | "crawler" | "HTTP client" | "unknown";
type NameAndVersion = { name: string; version: string | null };

/**
 * A word of the string and its meaning. `at` is its index in the input without surrounding space and header name.
 * `isMeaningful` is false for words that are kept only for compatibility.
 */
type UserAgentPart = { at: number; text: string; meaning: string; isMeaningful: boolean };

export type ParsedUserAgent = {
  kind: UserAgentKind;
  client: NameAndVersion | null;
  engine: string | null;
  system: string | null;
  device: string | null;
  parts: UserAgentPart[];
};

/** The pattern's group, if any, is the version. */
type Rule = [pattern: RegExp, name: string];

// Name and version. Cubot is a brand of phones.
const crawlerPattern = /(?!cubot(?:\b|_))\b([\w.-]*(?:bot|crawler|spider))(?:\/([\d.]+))?/i;

const httpClients: Rule[] = [
  [/^curl\/([\d.]+)/, "curl"],
  [/^Wget\/([\d.]+)/, "Wget"],
  [/^python-requests\/([\d.]+)/, "Requests (Python)"],
  [/^python-httpx\/([\d.]+)/, "HTTPX (Python)"],
  [/aiohttp\/([\d.]+)/, "aiohttp (Python)"],
  [/^Python-urllib\/([\d.]+)/, "urllib (Python)"],
  [/^Scrapy\/([\d.]+)/, "Scrapy"],
  [/^Go-http-client\/([\d.]+)/, "net/http (Go)"],
  [/^okhttp\/([\d.]+)/, "OkHttp"],
  [/^Java-http-client\/([\d.]+)/, "HttpClient (Java)"],
  [/^Apache-HttpClient\/([\d.]+)/, "Apache HttpClient"],
  [/^GuzzleHttp\/([\d.]+)/, "Guzzle (PHP)"],
  [/^axios\/([\d.]+)/, "axios"],
  [/^undici(?:\/([\d.]+))?$/, "undici (Node.js)"],
  [/^node$/, "fetch (Node.js)"],
];

// Order matters: a browser built on another one names both.
const browsers: Rule[] = [
  [/\bEdg(?:A|iOS)?\/([\d.]+)/, "Microsoft Edge"],
  [/\bOPR\/([\d.]+)/, "Opera"],
  [/\bSamsungBrowser\/([\d.]+)/, "Samsung Internet"],
  [/\bVivaldi\/([\d.]+)/, "Vivaldi"],
  [/\bYaBrowser\/([\d.]+)/, "Yandex Browser"],
  [/\bFxiOS\/([\d.]+)/, "Firefox for iOS"],
  [/\bFirefox\/([\d.]+)/, "Firefox"],
  [/\bCriOS\/([\d.]+)/, "Chrome for iOS"],
  [/\bHeadlessChrome\/([\d.]+)/, "Chrome, headless"],
  [/\bChrome\/([\d.]+)/, "Chrome"],
  [/\bVersion\/([\d.]+).*\bSafari\//, "Safari"],
  [/\bMSIE ([\d.]+)/, "Internet Explorer"],
  [/\bTrident\/.*\brv:([\d.]+)/, "Internet Explorer"],
];

function firstMatch(text: string, rules: readonly Rule[]): NameAndVersion | null {
  for (const [pattern, name] of rules) {
    const match = pattern.exec(text);
    if (match) return { name, version: match[1] ?? null };
  }
  return null;
}

function clientOf(text: string): { kind: UserAgentKind; client: NameAndVersion | null } {
  const [, crawler, version = null] = crawlerPattern.exec(text) ?? [];
  if (crawler !== undefined) return { kind: "crawler", client: { name: crawler, version } };
  const httpClient = firstMatch(text, httpClients);
  if (httpClient) return { kind: "HTTP client", client: httpClient };
  const browser = firstMatch(text, browsers);
  return browser ? { kind: "browser", client: browser } : { kind: "unknown", client: null };
}

const isIos = (text: string) => /\b(?:iPhone|iPad|iPod)\b/.test(text);

function engineOf(text: string): string | null {
  if (/\bTrident\/|\bMSIE /.test(text)) return "Trident";
  if (/\bGecko\/\d/.test(text)) return "Gecko";
  // Programs on iOS mostly use the system's engine, also those that name none.
  if (isIos(text)) return "WebKit";
  if (/\b(?:Headless)?Chrome\//.test(text)) return "Blink";
  return /\bAppleWebKit\//.test(text) ? "WebKit" : null;
}

const windowsNames: Record<string, string> = {
  "10.0": "Windows 10 or 11",
  "6.3": "Windows 8.1",
  "6.2": "Windows 8",
  "6.1": "Windows 7",
};

function systemOf(text: string): string | null {
  const windows = /Windows NT ([\d.]+)/.exec(text)?.[1];
  if (windows) return windowsNames[windows] ?? `Windows NT ${windows}`;
  const ios = /(?:iPhone OS|CPU OS) ([\d_]+)/.exec(text)?.[1];
  if (ios) return `${text.includes("iPad") ? "iPadOS" : "iOS"} ${ios.replaceAll("_", ".")}`;
  // Browsers no longer raise 10_15 and "Android 10; K".
  const mac = /Mac OS X ([\d_.]+)/.exec(text)?.[1];
  if (mac) return /^10[_.]15/.test(mac) ? "macOS 10.15 or later" : `macOS ${mac.replaceAll("_", ".")}`;
  const android = /Android ([\d.]+)/.exec(text)?.[1];
  if (android) return /Android 10; K\b/.test(text) ? "Android 10 or later" : `Android ${android}`;
  if (/\bCrOS\b/.test(text)) return "ChromeOS";
  return /\bLinux\b/.test(text) ? "Linux" : null;
}

function deviceOf(text: string, kind: UserAgentKind): string | null {
  const apple = /\b(iPhone|iPad|iPod)\b/.exec(text)?.[1];
  if (apple) return apple;
  // "Android 13; en-us; MODEL Build/…": language and build may be missing, and another word may hide the model.
  const model = /Android [\d.]+; (?:[a-z]{2}[-_][A-Za-z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/.exec(
    text,
  )?.[1];
  if (model && !/^(?:K|Mobile|Tablet|wv)$/.test(model)) return model;
  if (/\bAndroid\b/.test(text))
    return /\bMobile\b/.test(text) ? "A phone, model hidden" : "A tablet, model hidden";
  return kind === "browser" ? "A computer" : null;
}

type WordRule = [pattern: RegExp, meaning: string, isMeaningful: boolean];

const meanings: WordRule[] = [
  [/^Mozilla\//, "History: all browsers start with it", false],
  [/^AppleWebKit\/537\.36/, "Frozen number, kept for old checks", false],
  [/^AppleWebKit\//, "Engine WebKit", true],
  [/^\(KHTML, like Gecko/, "History: claims to be like Gecko, for old checks", false],
  [/^Gecko\/20100101/, "Engine Gecko with a frozen date", false],
  [/^Gecko\//, "Engine Gecko and its version", true],
  [/^Safari\/537\.36/, "Not Safari: kept for old checks", false],
  [/^Safari\//, "Number of the engine, not of the browser", false],
  [/^Version\/4\.0$/, "Frozen number of Android’s WebView", false],
  [/^Version\//, "Version of the browser", true],
  [/^Mobile\//, "Frozen build number of iOS", false],
  [/^Mobile$/, "A phone", true],
  [/^(?:Headless)?Chrome\/\d+\.0\.0\.0/, "Chrome’s engine; minor version hidden on purpose", true],
  [/^(?:Headless)?Chrome\//, "Chrome’s engine and its version", true],
  [/^\((?:\+|compatible;.*(?:bot|crawler|spider))/i, "Who runs it, and where to read about it", true],
  [/^\(/, "System and device", true],
];

function describeWord(word: string, client: NameAndVersion | null): Omit<UserAgentPart, "at"> {
  // Their entries in `meanings` say more than name and version.
  const hasOwnMeaning = /^(?:Mozilla|Gecko|Version|Chrome)\//.test(word);
  if (client?.version && word.endsWith(`/${client.version}`) && !hasOwnMeaning) {
    return { text: word, meaning: `${client.name} and its version`, isMeaningful: true };
  }
  const unknown = word.includes("/") ? "A product and its version" : "A word that this tool does not know";
  const [, meaning, isMeaningful] = meanings.find(([pattern]) => pattern.test(word)) ?? [null, unknown, true];
  return { text: word, meaning, isMeaningful };
}

/** Words between spaces; a comment in parentheses counts as one word. */
const wordPattern = /\((?:[^()]|\([^()]*\))*\)|[^\s()]+/g;

// No real user agent is this long; a longer input would only slow down the page.
const maxLength = 1000;

/** What a user-agent string claims. An empty string has an unknown kind and no parts. */
export function parseUserAgent(input: string): ParsedUserAgent {
  const text = input
    .trim()
    .replace(/^user-agent:\s*/i, "")
    .slice(0, maxLength);
  const { kind, client } = clientOf(text);
  return {
    kind,
    client,
    engine: engineOf(text),
    system: systemOf(text),
    device: deviceOf(text, kind),
    parts: Array.from(text.matchAll(wordPattern), ({ index, 0: word }) => ({
      at: index,
      ...describeWord(word, client),
    })),
  };
}
