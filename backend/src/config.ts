import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { SETTINGS, type Settings } from './settings.js';

/** Injection token of the `Config`: `@Inject(CONFIG) private readonly config: Config`. */
export const CONFIG = Symbol('CONFIG');

/** The folder that holds the workspace: `.env`, the default data folder and the built front ends are found from here. */
export const WORKSPACE_ROOT = findWorkspaceRoot(import.meta.dirname);

/** The folder in which the person typed the command; npm starts scripts in that of their workspace. */
export const INVOKED_FROM = process.env.INIT_CWD ?? process.cwd();

const environment = z
  .object(SETTINGS)
  .superRefine(googleNeedsBoth)
  .superRefine(smtpNeedsSender)
  .superRefine(osmNeedsContact)
  .superRefine(googleMapsNeedsKey)
  .superRefine(llmNeedsModel)
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    /** Where people reach the product, without a slash at the end. */
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, ''),
    /** How many proxies in front of us are trusted to name the client's address. */
    trustProxy: env.TRUST_PROXY,
    /** Connections at a time; more are closed at once. */
    maxConnections: env.MAX_CONNECTIONS,
    /** How long a connection without a request is kept, in milliseconds: longer than balancers keep theirs, who would find it closed. */
    keepAlive: env.TRUST_PROXY > 0 ? 75_000 : 10_000,
    /** How long the product goes on serving when it is told to stop, so that whoever balances notices, in milliseconds. */
    shutdownDelay: 1000 * (env.SHUTDOWN_DELAY_SECONDS ?? (env.TRUST_PROXY > 0 ? 5 : 0)),
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
    /** Readers of the metrics must show this. When undefined, only this computer may read them, and nobody if the product is public. */
    metricsToken: env.METRICS_TOKEN,
    /** Whether people reach the product from elsewhere, as far as the settings tell. */
    isPublic: env.TRUST_PROXY > 0 || !namesThisComputer(env.PUBLIC_URL ?? 'http://localhost'),
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
    googleMaps: env.GOOGLE_MAPS_API_KEY
      ? { key: env.GOOGLE_MAPS_API_KEY, placesUrl: env.GOOGLE_PLACES_URL, geocodingUrl: env.GOOGLE_GEOCODING_URL }
      : null,
    /** The servers of OpenStreetMap that may be asked; null: none. */
    osm: osmOf(env),
    /** Where the pictures of the map come from, and the credit they are owed; null: there is no map. */
    mapTiles: env.MAP_TILES_URL === null ? null : { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION },
    /** The language model that gives a second opinion on symptoms; null: the knowledge base answers alone. */
    llm: llmOf(env),
  }));

/** Whether an address can only mean the computer on which it is opened. */
export function namesThisComputer(url: string): boolean {
  return URL.canParse(url) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** One half of the credentials alone is a mistake that people would otherwise only notice by a missing button. */
function googleNeedsBoth(env: Settings, context: z.RefinementCtx): void {
  const halves = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
  const missing = halves.find((name) => !env[name]);
  const given = halves.find((name) => env[name]);
  if (missing && given)
    context.addIssue({ code: 'custom', path: [missing], message: `must be set too, since ${given} is` });
}

/** Any name we made up would be refused by most servers, or end in the junk. */
function smtpNeedsSender(env: Settings, context: z.RefinementCtx): void {
  if (env.SMTP_URL && !env.MAIL_FROM)
    context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'must be set too, since SMTP_URL is' });
}

/** Where the providers with one address are. */
const LLM_ADDRESSES = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': undefined,
} as const;

function llmNeedsModel(env: Settings, context: z.RefinementCtx): void {
  if (env.LLM_PROVIDER === 'none') return;
  const needed =
    env.LLM_PROVIDER === 'openai-compatible'
      ? (['LLM_MODEL', 'LLM_BASE_URL'] as const)
      : (['LLM_MODEL', 'LLM_API_KEY'] as const);
  for (const name of needed)
    if (!env[name])
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set too, since LLM_PROVIDER is ${env.LLM_PROVIDER}`,
      });
  const priced = (['LLM_DAILY_COST', 'LLM_PRICE_IN', 'LLM_PRICE_OUT'] as const).find((name) => env[name] !== undefined);
  const missing = (['LLM_PRICE_IN', 'LLM_PRICE_OUT'] as const).find((name) => env[name] === undefined);
  if (priced && missing)
    context.addIssue({ code: 'custom', path: [missing], message: `must be set too, since ${priced} is` });
}

function llmOf(env: Settings) {
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
    prices:
      env.LLM_PRICE_IN === undefined || env.LLM_PRICE_OUT === undefined
        ? null
        : { in: env.LLM_PRICE_IN, out: env.LLM_PRICE_OUT },
    /** What a day may take of the whole deployment: tokens, in and out, and what they cost; undefined: no bound. */
    daily: { tokens: env.LLM_DAILY_TOKENS, cost: env.LLM_DAILY_COST },
  };
}

/** The public servers refuse, and in time block, who cannot be reached. */
function osmNeedsContact(env: Settings, context: z.RefinementCtx): void {
  if (env.PLACES_PROVIDER !== 'osm' || env.OSM_CONTACT || env.OVERPASS_URL) return;
  context.addIssue({
    code: 'custom',
    path: ['OSM_CONTACT'],
    message: 'must be set to ask the public servers of OpenStreetMap, or OVERPASS_URL to ask your own',
  });
}

function googleMapsNeedsKey(env: Settings, context: z.RefinementCtx): void {
  if (env.PLACES_PROVIDER !== 'google' || env.GOOGLE_MAPS_API_KEY) return;
  context.addIssue({
    code: 'custom',
    path: ['GOOGLE_MAPS_API_KEY'],
    message: 'must be set too, since PLACES_PROVIDER is google',
  });
}

function osmOf({ OSM_CONTACT: contact, OVERPASS_URL, NOMINATIM_URL, PUBLIC_URL }: Settings) {
  const publicServer = (url: string) => (contact ? url : null);
  return {
    overpassUrl: OVERPASS_URL ?? publicServer('https://overpass-api.de/api/interpreter'),
    nominatimUrl: NOMINATIM_URL ?? publicServer('https://nominatim.openstreetmap.org'),
    /** By whom we are known there. */
    userAgent: `Sahaay (${[PUBLIC_URL && new URL(PUBLIC_URL).href, contact].filter(Boolean).join('; ') || 'private installation'})`,
  };
}

function googleOf(env: Settings) {
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
  throw new ConfigError(
    `Sahaay cannot start with these settings:\n${problems.join('\n')}\nSee .env.example for what each one means.`,
  );
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
