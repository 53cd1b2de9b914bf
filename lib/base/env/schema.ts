/**
 * Every environment variable of the site. `.env.example` documents the same keys; a test compares the two. Application
 * code reads `process.env` only in this folder.
 */
import { z } from "zod";

const httpProtocol = /^https?$/;
const httpUrl = z.url({ protocol: httpProtocol, error: "must be an http or https URL", abort: true });
const postgresUrl = z.url({ protocol: /^postgres(?:ql)?$/, error: "must be a postgres:// URL" });
const emailAddress = z.email({ error: "must be a plain email address" });
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

/** The bytes of a base64 text; none when it is not base64. */
const decodeBase64 = (text: string) =>
  Buffer.from(/^[A-Za-z0-9+/_-]+={0,2}$/.test(text) ? text : "", "base64");

const siteUrl = httpUrl
  .transform((value) => new URL(value))
  .refine(({ href, origin }) => href === `${origin}/`, "must be an origin: no path, query or credentials")
  .transform(({ origin }) => origin);

/** Texts separated by spaces or commas. */
const listOf = (isValid: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((texts) => texts.every(isValid), message);
const originList = listOf(
  (text) => URL.parse(text)?.origin === text && httpProtocol.test(text.split(":")[0] ?? ""),
  "must be origins, such as https://cms.example",
);
const flagList = listOf(
  (key) => /^[\w.-]{1,100}$/.test(key),
  "must be feature flag keys: letters, digits, _ . and -",
);

const hostName = z.string().regex(/^[\w.:-]+$/, "must be an IP address or a host name");

/** A base URL; it may include a path. */
const baseUrl = httpUrl
  .transform((value) => new URL(value))
  .refine(
    (url) => !(url.username || url.password || url.search || url.hash),
    "must have no credentials, query or fragment",
  )
  .transform(({ href }) => href.replace(/\/+$/, ""));

// The secret format of Standard Webhooks: 24 to 64 random bytes (standardwebhooks.com, "Signature scheme").
const webhookSecret = z.string().refine((value) => {
  const size = value.startsWith("whsec_") ? decodeBase64(value.slice(6)).length : 0;
  return size >= 24 && size <= 64;
}, "must be whsec_ followed by 24 to 64 bytes in base64");

const secretKey = z
  .string()
  .transform((value) => (/^(?:[0-9a-f]{2})+$/i.test(value) ? Buffer.from(value, "hex") : decodeBase64(value)))
  .refine((bytes) => bytes.length >= 32, "must be at least 32 bytes, in hex or base64");

export const envSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: hostName.optional(),
  BUILD_FOLDER: z.string().default(".next"),
  BUILD_KEY: z.string().min(32, "must have at least 32 characters").optional(),
  SITE_URL: siteUrl.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: postgresUrl.optional(),
  CRM_WEBHOOK_URL: httpUrl
    .refine((value) => !new URL(value).username, "must have no credentials: requests are signed instead")
    .optional(),
  CRM_WEBHOOK_SECRET: webhookSecret.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: "must be an smtp:// or smtps:// URL" })
    .optional(),
  MAIL_FROM: emailAddress.default("website@oxbow.example"),
  SALES_EMAIL: emailAddress.default("sales@oxbow.example"),
  // Gets the notes about the company's values.
  VALUES_EMAIL: emailAddress.default("values@oxbow.example"),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  DASHBOARD_URL: siteUrl.optional(),
  BOOKING_URL: httpUrl.optional(),
  REVALIDATE_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  ERASURE_KEY: secretKey.optional(),
  LINK_SIGNING_KEY: secretKey.optional(),
  PRISMIC_REPOSITORY: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, "must be a repository name: lower-case letters, digits and hyphens")
    .optional(),
  PRISMIC_ACCESS_TOKEN: z.string().optional(),
  PRISMIC_ENDPOINT: baseUrl.optional(),
  PRISMIC_IMAGES_URL: baseUrl.optional(),
  PRISMIC_WRITE_TOKEN: z.string().optional(),
  CONTENT_DIR: z.string().default("content"),
  PREVIEW_FRAMES: originList.optional(),
  FEATURE_FLAGS: flagList.optional(),
  SHARED_API_URL: baseUrl.optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/i, "must be a header name")
    .optional(),
  CONSENT_BY_REGION: z.stringbool({ error: "must be true or false" }).default(false),
  INQUIRY_CLOSE_ON_OVERLAY: z.stringbool({ error: "must be true or false" }).default(true),
  TYPEFORM_ENABLED: z.stringbool({ error: "must be true or false" }).default(false),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, "must be a container ID, such as GTM-ABC123")
    .optional(),
  TAG_MANAGER_URL: httpUrl.optional(),
  TAG_MANAGER_HOSTS: originList.optional(),
  CHAT_SCRIPT_URL: httpUrl.optional(),
  CHAT_SITE_URL: httpUrl.optional(),
  CHAT_MESSAGING_URL: httpUrl.optional(),
  CHAT_ORG_ID: z.string().optional(),
  CHAT_DEPLOYMENT: z.string().optional(),
  CHAT_TOKEN_COOKIE: z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]+$/, "must be a cookie name")
    .optional(),
  UPTIME_SCRIPT_URL: httpUrl.optional(),
  TRUST_RATING_SCRIPT_URL: httpUrl.optional(),
  POSTHOG_HOST: siteUrl.optional(),
  POSTHOG_TOKEN: z
    .string()
    .regex(/^[\w-]{1,100}$/, "must be a project key: letters, digits, _ and -")
    .optional(),
  ANALYTICS_DAYS: wholeNumber(1, 1_100).default(400),
  ANALYTICS_MAX_MB: wholeNumber(10, 1_000_000).default(512),
  ANALYTICS_DATABASE_URL: postgresUrl.optional(),
  // Thirty people in one office can send in the same minute. Leads over the limit are held for review
  // (lib/features/leads/post-lead.ts).
  LEAD_RATE_BURST: wholeNumber(1, 100_000).default(30),
  LEAD_RATE_PER_MINUTE: wholeNumber(1, 100_000).default(10),
  LOG_REQUESTS: z.stringbool({ error: "must be true or false" }).default(true),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: hostName.default("127.0.0.1"),
});

/** Settings that prerendered pages depend on: changing one requires a new build, as `.env.example` says. */
export const buildSettings = [
  "BUILD_KEY",
  "SITE_URL",
  "DASHBOARD_URL",
  "PRISMIC_REPOSITORY",
  "PRISMIC_ENDPOINT",
  "PRISMIC_IMAGES_URL",
  "CONTENT_DIR",
  "FEATURE_FLAGS",
  "SHARED_API_URL",
  "CONSENT_BY_REGION",
] as const satisfies readonly (keyof typeof envSchema.shape)[];

/** Set all of these or none. */
const chatKeys = [
  "CHAT_SCRIPT_URL",
  "CHAT_SITE_URL",
  "CHAT_MESSAGING_URL",
  "CHAT_ORG_ID",
  "CHAT_DEPLOYMENT",
] as const satisfies readonly (keyof typeof envSchema.shape)[];

/** The environment after parsing. `SITE_URL` is always an origin without a trailing slash. */
export type Env = Omit<z.output<typeof envSchema>, "SITE_URL"> & { SITE_URL: string };
type EnvProblem = { key: string; reason: string };

/** Wildcard addresses, which cannot be used in a URL. */
const wildcardHosts = ["0.0.0.0", "::"];

/** The origin at which this machine reaches the site: `HOST`, or localhost for a wildcard address. */
export function localUrlOf({ HOST, PORT }: Pick<Env, "HOST" | "PORT">): string {
  const host = HOST === undefined || wildcardHosts.includes(HOST) ? "localhost" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

/** Parses an environment, in which blank values count as unset; returns the invalid keys with reasons, which never include a secret's value. */
export function parseEnv(
  source: Readonly<Record<string, string | undefined>>,
): { ok: true; env: Env } | { ok: false; problems: EnvProblem[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = envSchema.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map((issue) => ({
    key: issue.path.join("."),
    reason: issue.message,
  }));
  const chatGiven = chatKeys.filter((key) => given[key]);
  for (const key of chatGiven.length === 0 ? [] : chatKeys) {
    if (!given[key]) problems.push({ key, reason: `is required when ${chatGiven[0]} is set` });
  }
  if (given.POSTHOG_HOST && !given.POSTHOG_TOKEN) {
    problems.push({ key: "POSTHOG_TOKEN", reason: "is required when POSTHOG_HOST is set" });
  }
  if (given.CRM_WEBHOOK_URL && !given.CRM_WEBHOOK_SECRET) {
    problems.push({ key: "CRM_WEBHOOK_SECRET", reason: "is required when CRM_WEBHOOK_URL is set" });
  }
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  const env = parsed.data;
  return { ok: true, env: { ...env, SITE_URL: env.SITE_URL ?? localUrlOf(env) } };
}

/** Parses the environment. Invalid values end the process with a list of their keys. */
export function readEnv(): Env {
  const parsed = parseEnv(process.env);
  if (parsed.ok) return parsed.env;
  const lines = parsed.problems.map(({ key, reason }) => `  ${key} ${reason}`);
  console.error(["Environment variables are invalid (see .env.example):", ...lines].join("\n"));
  process.exit(1);
}
