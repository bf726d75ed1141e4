import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { readRedisUrl, REDIS_URL_RULE } from './shared/redis-url.js';

/** Injection token of the `Config`: `@Inject(CONFIG) private readonly config: Config`. */
export const CONFIG = Symbol('CONFIG');

/** At most `hits` requests of one client in `seconds`. */
interface Limit {
  readonly hits: number;
  readonly seconds: number;
}

/** The folder that holds the workspace: `.env`, the default data folder and the built front ends are found from here. */
export const WORKSPACE_ROOT = findWorkspaceRoot(import.meta.dirname);

/** The folder in which the person typed the command; npm starts scripts in that of their workspace. */
export const INVOKED_FROM = process.env.INIT_CWD ?? process.cwd();

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const urlOf = (...schemes: string[]) =>
  z.string().refine(
    (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
    `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  );

const limit = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'must look like 10/60: at most 10 requests in 60 seconds')
  .transform((text): Limit => {
    const [hits, seconds] = text.split('/').map(Number) as [number, number];
    return { hits, seconds };
  });

const amount = z.string().regex(/^\d{1,9}(\.\d{1,9})?$/, 'must be a number such as 0.15').transform(Number);

const page = z
  .string()
  .refine((text) => text.startsWith('/') || /^https?:\/\//.test(text), 'must be a path on this server or a full address');

/** Addresses whose host is fixed, so that the content security policy can name it. */
const tiles = z
  .string()
  .refine(
    (text) => text === 'none' || (/^https?:\/\/[^{}/]+\//.test(text) && URL.canParse(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))),
    'must be none, or an address such as https://tiles.example.org/{z}/{x}/{y}.png',
  )
  .transform((text) => (text === 'none' ? null : text));

const sender = z
  .string()
  .regex(/^(?:[^<>@\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, 'must look like Sahaay <help@example.org> or help@example.org');

/** Every setting under its name in the environment. `.env.example` explains each. */
export const SETTINGS = {
  PORT: wholeNumber(0, 65535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: urlOf('http', 'https').optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(10),
  REDIS_URL: z.string().refine((text) => readRedisUrl(text) !== undefined, REDIS_URL_RULE).optional(),
  REDIS_KEY_PREFIX: z.string().max(64, 'must have at most 64 characters').default('sahaay:'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
      error: 'must be one of silent, fatal, error, warn, info, debug, trace',
    })
    .default('warn'),
  METRICS_TOKEN: z.string().regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters and no spaces').optional(),
  THROTTLE_SCALE: z
    .string()
    .refine((text) => Number(text) > 0 && Number.isFinite(Number(text)), 'must be a number above 0')
    .transform(Number)
    .default(1),
  LIMIT_SIGN_IN: limit.default({ hits: 10, seconds: 60 }),
  LIMIT_SIGN_UP: limit.default({ hits: 10, seconds: 60 }),
  LIMIT_NEW_ACCOUNTS: limit.default({ hits: 100, seconds: 86_400 }),
  LIMIT_ALL_NEW_ACCOUNTS: limit.default({ hits: 1000, seconds: 3600 }),
  LIMIT_FORGOT_PASSWORD: limit.default({ hits: 5, seconds: 900 }),
  LIMIT_RESET_PASSWORD: limit.default({ hits: 10, seconds: 60 }),
  LIMIT_PREDICT: limit.default({ hits: 20, seconds: 60 }),
  LIMIT_NEARBY: limit.default({ hits: 60, seconds: 60 }),
  LIMIT_GEOCODE: limit.default({ hits: 60, seconds: 60 }),
  LIMIT_POSTS: limit.default({ hits: 10, seconds: 60 }),
  LIMIT_LIKES: limit.default({ hits: 120, seconds: 60 }),
  LIMIT_REST: limit.default({ hits: 300, seconds: 60 }),
  DEMO_VIDEO_URL: urlOf('https').optional(),
  SOURCE_CODE_URL: urlOf('https').optional(),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: sender.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTHORIZATION_URL: urlOf('https', 'http').default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: urlOf('https', 'http').default('https://oauth2.googleapis.com/token'),
  // passport-google-oauth20 reads the profile of OpenID Connect only from an address with this ending.
  GOOGLE_USERINFO_URL: urlOf('https', 'http')
    .refine((text) => text.endsWith('/userinfo'), 'must be an address that ends with /userinfo')
    .default('https://openidconnect.googleapis.com/v1/userinfo'),
  GOOGLE_TIMEOUT_MS: wholeNumber(100, 60_000).default(5000),
  REMOTE_DIAGNOSTICS_URL: page.default('/remotes/diagnostics/mf-manifest.json'),
  REMOTE_COMMUNITY_URL: page.default('/remotes/community/mf-manifest.json'),
  PLACES_PROVIDER: z
    .enum(['auto', 'google', 'osm', 'directory'], { error: 'must be one of auto, google, osm, directory' })
    .default('auto'),
  PLACES_COUNTRY: z
    .string()
    .regex(/^[a-z]{2}$/i, 'must be the code of a country in two letters, such as in')
    .transform((code) => code.toUpperCase())
    .default('IN'),
  LLM_PROVIDER: z
    .enum(['none', 'openai-compatible', 'anthropic', 'google'], { error: 'must be one of none, openai-compatible, anthropic, google' })
    .default('none'),
  LLM_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
  LLM_API_KEY: z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces').optional(),
  LLM_BASE_URL: urlOf('https', 'http').optional(),
  LLM_PROVIDER_NAME: z.string().max(60, 'must have at most 60 characters').optional(),
  // Whoever asks gets an answer within 8 seconds, whatever a model does.
  LLM_TIMEOUT_MS: wholeNumber(100, 7500).default(6000),
  LLM_TEMPERATURE: z
    .string()
    .refine((text) => text === 'model' || (/^\d(\.\d+)?$/.test(text) && Number(text) <= 2), 'must be a number from 0 to 2, or model')
    .transform((text) => (text === 'model' ? null : Number(text)))
    .default(0),
  LLM_DAILY_TOKENS: wholeNumber(0, 1_000_000_000_000).optional(),
  LLM_PRICE_IN: amount.optional(),
  LLM_PRICE_OUT: amount.optional(),
  LLM_DAILY_COST: amount.optional(),
  GOOGLE_MAPS_API_KEY: z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces').optional(),
  GOOGLE_PLACES_URL: urlOf('https', 'http').default('https://places.googleapis.com'),
  GOOGLE_GEOCODING_URL: urlOf('https', 'http').default('https://maps.googleapis.com'),
  MAP_TILES_URL: tiles.prefault('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_ATTRIBUTION: z.string().max(200, 'must have at most 200 characters').default('© OpenStreetMap contributors'),
  OVERPASS_URL: urlOf('https', 'http').optional(),
  NOMINATIM_URL: urlOf('https', 'http').optional(),
  OSM_CONTACT: z
    .string()
    .regex(/^([^\s<>@]+@[^\s<>@]+|https?:\/\/\S+)$/, 'must be an email address or the address of a page')
    .regex(/^[\x21-\x7e]*$/, 'must consist of plain letters, digits and signs')
    .optional(),
} as const;

const environment = z.object(SETTINGS).superRefine(googleNeedsBoth).superRefine(smtpNeedsSender).superRefine(osmNeedsContact).superRefine(googleMapsNeedsKey).superRefine(llmNeedsModel).transform((env) => ({
  port: env.PORT,
  host: env.HOST,
  /** Where people reach the product, without a slash at the end. */
  publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  /** How many proxies in front of us are trusted to name the client's address. */
  trustProxy: env.TRUST_PROXY,
  /** Absolute. */
  dataDir: resolve(WORKSPACE_ROOT, env.DATA_DIR),
  /** Undefined: an embedded PostgreSQL runs from the data folder. */
  databaseUrl: env.DATABASE_URL,
  databasePoolSize: env.DATABASE_POOL_SIZE,
  /** Undefined: sessions live in PostgreSQL and throttling in memory. */
  redisUrl: env.REDIS_URL,
  redisKeyPrefix: env.REDIS_KEY_PREFIX,
  /** Undefined: the installation makes one and keeps it in its database. */
  sessionSecret: env.SESSION_SECRET,
  logLevel: env.LOG_LEVEL,
  /** What whoever reads the metrics must show; undefined: only this computer may read them, and nobody where the product is public. */
  metricsToken: env.METRICS_TOKEN,
  /** Whether people reach the product from elsewhere, as far as the settings tell. */
  isPublic: env.TRUST_PROXY > 0 || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(env.PUBLIC_URL ?? 'http://localhost').hostname),
  throttleScale: env.THROTTLE_SCALE,
  limits: {
    signIn: env.LIMIT_SIGN_IN,
    signUp: env.LIMIT_SIGN_UP,
    newAccounts: env.LIMIT_NEW_ACCOUNTS,
    allNewAccounts: env.LIMIT_ALL_NEW_ACCOUNTS,
    forgotPassword: env.LIMIT_FORGOT_PASSWORD,
    resetPassword: env.LIMIT_RESET_PASSWORD,
    predict: env.LIMIT_PREDICT,
    /** Without a language model: the page asks so first, then with one, and a question shall count once. */
    predictOwn: env.LIMIT_PREDICT,
    nearby: env.LIMIT_NEARBY,
    geocode: env.LIMIT_GEOCODE,
    posts: env.LIMIT_POSTS,
    likes: env.LIMIT_LIKES,
    rest: env.LIMIT_REST,
  },
  demoVideoUrl: env.DEMO_VIDEO_URL ?? null,
  sourceCodeUrl: env.SOURCE_CODE_URL ?? null,
  /** The server that sends mail, with what it needs to let us in; undefined: mail is written to `outbox/` of the data folder. */
  smtpUrl: env.SMTP_URL,
  /** Who mail comes from, as in its From header. */
  mailFrom: env.MAIL_FROM ?? 'Sahaay <no-reply@localhost>',
  /** How people sign in with Google; null where that is not set up. */
  google: googleOf(env),
  remotes: [
    { name: 'diagnostics', entry: env.REMOTE_DIAGNOSTICS_URL },
    { name: 'community', entry: env.REMOTE_COMMUNITY_URL },
  ],
  placesProvider: env.PLACES_PROVIDER,
  /** ISO 3166-1 alpha-2, upper case: where ambiguous names of places, postcodes and telephone numbers are taken to be. */
  placesCountry: env.PLACES_COUNTRY,
  /** Google Maps, where a key allows asking it. */
  googleMaps: env.GOOGLE_MAPS_API_KEY ? { key: env.GOOGLE_MAPS_API_KEY, placesUrl: env.GOOGLE_PLACES_URL, geocodingUrl: env.GOOGLE_GEOCODING_URL } : null,
  /** The servers of OpenStreetMap that may be asked; null: none. */
  osm: osmOf(env),
  /** Where the pictures of the map come from, and the credit they are owed; null: there is no map. */
  mapTiles: env.MAP_TILES_URL === null ? null : { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION },
  /** The language model that gives a second opinion on symptoms; null: the knowledge base answers alone. */
  llm: llmOf(env),
}));

type Environment = z.output<z.ZodObject<typeof SETTINGS>>;

/** One half of the credentials alone is a mistake that people would otherwise only notice by a missing button. */
function googleNeedsBoth(env: Environment, context: z.RefinementCtx): void {
  const halves = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
  const missing = halves.find((name) => !env[name]);
  const given = halves.find((name) => env[name]);
  if (missing && given) context.addIssue({ code: 'custom', path: [missing], message: `must be set too, since ${given} is` });
}

/** Any name we made up would be refused by most servers, or end in the junk. */
function smtpNeedsSender(env: Environment, context: z.RefinementCtx): void {
  if (env.SMTP_URL && !env.MAIL_FROM) context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'must be set too, since SMTP_URL is' });
}

/** Where the providers with one address are. */
const LLM_ADDRESSES = { anthropic: 'https://api.anthropic.com/v1', google: 'https://generativelanguage.googleapis.com/v1beta', 'openai-compatible': undefined } as const;

function llmNeedsModel(env: Environment, context: z.RefinementCtx): void {
  if (env.LLM_PROVIDER === 'none') return;
  const needed = env.LLM_PROVIDER === 'openai-compatible' ? (['LLM_MODEL', 'LLM_BASE_URL'] as const) : (['LLM_MODEL', 'LLM_API_KEY'] as const);
  for (const name of needed) if (!env[name]) context.addIssue({ code: 'custom', path: [name], message: `must be set too, since LLM_PROVIDER is ${env.LLM_PROVIDER}` });
  const priced = (['LLM_DAILY_COST', 'LLM_PRICE_IN', 'LLM_PRICE_OUT'] as const).find((name) => env[name] !== undefined);
  const missing = (['LLM_PRICE_IN', 'LLM_PRICE_OUT'] as const).find((name) => env[name] === undefined);
  if (priced && missing) context.addIssue({ code: 'custom', path: [missing], message: `must be set too, since ${priced} is` });
}

function llmOf(env: Environment) {
  const baseUrl = env.LLM_BASE_URL ?? (env.LLM_PROVIDER === 'none' ? undefined : LLM_ADDRESSES[env.LLM_PROVIDER]);
  if (env.LLM_PROVIDER === 'none' || !env.LLM_MODEL || !baseUrl) return null;
  return {
    provider: env.LLM_PROVIDER,
    model: env.LLM_MODEL,
    /** Undefined where the server asks for none. */
    apiKey: env.LLM_API_KEY,
    baseUrl,
    /** Who people are told reads their words; undefined: told from provider and address. */
    providerName: env.LLM_PROVIDER_NAME,
    /** How long a model may take for its whole answer, a second try included, in milliseconds. */
    timeout: env.LLM_TIMEOUT_MS,
    /** Null: the model's own. */
    temperature: env.LLM_TEMPERATURE,
    /** What a million tokens cost; null: not known. */
    prices: env.LLM_PRICE_IN === undefined || env.LLM_PRICE_OUT === undefined ? null : { in: env.LLM_PRICE_IN, out: env.LLM_PRICE_OUT },
    /** What a day may take of the whole deployment: tokens, in and out, and what they cost; undefined: no bound. */
    daily: { tokens: env.LLM_DAILY_TOKENS, cost: env.LLM_DAILY_COST },
  };
}

/** The public servers refuse, and in time block, who cannot be reached. */
function osmNeedsContact(env: Environment, context: z.RefinementCtx): void {
  if (env.PLACES_PROVIDER !== 'osm' || env.OSM_CONTACT || env.OVERPASS_URL) return;
  context.addIssue({ code: 'custom', path: ['OSM_CONTACT'], message: 'must be set to ask the public servers of OpenStreetMap, or OVERPASS_URL to ask your own' });
}

function googleMapsNeedsKey(env: Environment, context: z.RefinementCtx): void {
  if (env.PLACES_PROVIDER !== 'google' || env.GOOGLE_MAPS_API_KEY) return;
  context.addIssue({ code: 'custom', path: ['GOOGLE_MAPS_API_KEY'], message: 'must be set too, since PLACES_PROVIDER is google' });
}

function osmOf({ OSM_CONTACT: contact, OVERPASS_URL, NOMINATIM_URL, PUBLIC_URL }: Environment) {
  const publicServer = (url: string) => (contact ? url : null);
  return {
    overpassUrl: OVERPASS_URL ?? publicServer('https://overpass-api.de/api/interpreter'),
    nominatimUrl: NOMINATIM_URL ?? publicServer('https://nominatim.openstreetmap.org'),
    /** By whom we are known there. */
    userAgent: `Sahaay (${[PUBLIC_URL && new URL(PUBLIC_URL).href, contact].filter(Boolean).join('; ') || 'private installation'})`,
  };
}

function googleOf(env: Environment) {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    authorizationUrl: env.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: env.GOOGLE_TOKEN_URL,
    userinfoUrl: env.GOOGLE_USERINFO_URL,
    /** How long one answer of Google may take, in milliseconds. */
    timeout: env.GOOGLE_TIMEOUT_MS,
  };
}

export type Config = Readonly<z.output<typeof environment>>;
export type LimitName = keyof Config['limits'];

/** What is wrong with the settings: one line each, named, without values. */
export class ConfigError extends Error {}

/**
 * Checks settings given as in the environment; an empty one counts as not set.
 *
 * @throws ConfigError naming every setting that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in SETTINGS && value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new ConfigError(`Sahaay cannot start with these settings:\n${problems.join('\n')}\nSee .env.example for what each one means.`);
}

/**
 * The settings of this process: the environment first, then `.env` at the workspace root. Exits with 1 when any is wrong.
 *
 * @param given settings that go before both, from the command line
 */
export function loadConfig(given: Readonly<Record<string, string | undefined>> = {}): Config {
  const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const file = join(WORKSPACE_ROOT, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  try {
    return readConfig({ ...fromFile, ...process.env, ...told });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function findWorkspaceRoot(folder: string): string {
  if (existsSync(join(folder, 'nx.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The workspace root (the folder with nx.json) was not found.');
  return findWorkspaceRoot(parent);
}
