import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { complaintsContactOf, complaintsNeedBoth } from './complaints-contact.js';
import { llmNeedsModel, llmOf } from './llm-settings.js';
import { contactNeedsEnd, securityContactOf } from './security-contact.js';
import { settingsInFiles } from './settings-in-files.js';
import { SETTINGS, type Settings } from './settings.js';
import { telemetryOf } from './shared/telemetry/telemetry-settings.js';

/** The injection token of the `Config`: `@Inject(CONFIG) private readonly config: Config`. */
export const CONFIG = Symbol('CONFIG');

/**
 * The folder that holds the workspace. `.env`, the default data folder and the built front ends are found from here.
 */
export const WORKSPACE_ROOT = findWorkspaceRoot(import.meta.dirname);

/** The folder in which the person typed the command. npm itself starts a script in the folder of its workspace. */
export const INVOKED_FROM = process.env.INIT_CWD ?? process.cwd();

const environment = z
  .object(SETTINGS)
  .superRefine(googleNeedsBoth)
  .superRefine(ownerNeedsUser)
  .superRefine(smtpNeedsSender)
  .superRefine(contactNeedsEnd)
  .superRefine(complaintsNeedBoth)
  .superRefine(osmNeedsContact)
  .superRefine(googleMapsNeedsKey)
  .superRefine(llmNeedsModel)
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    /** The address at which people reach the product, without a slash at the end. */
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, ''),
    /** This many proxies in front of us are trusted to name the client's address. */
    trustProxy: env.TRUST_PROXY,
    /** The server keeps this many connections at a time, and closes further ones at once. */
    maxConnections: env.MAX_CONNECTIONS,
    /**
     * A connection without a request is kept this long, in milliseconds. Load balancers must give it up before we do,
     * or they would send a request into a closed connection.
     */
    keepAlive: env.TRUST_PROXY > 0 ? 75_000 : 10_000,
    /**
     * When the product is told to stop, it goes on serving for this long, in milliseconds, so that a load balancer
     * notices.
     */
    shutdownDelay: 1000 * (env.SHUTDOWN_DELAY_SECONDS ?? (env.TRUST_PROXY > 0 ? 5 : 0)),
    /** An absolute path. */
    dataDir: resolve(WORKSPACE_ROOT, env.DATA_DIR),
    /** When undefined, an embedded PostgreSQL runs from the data folder. */
    databaseUrl: env.DATABASE_URL,
    /**
     * The user who owns the tables, past a pooler: whoever changes tables does so as that user. When undefined, the user of
     * the address above owns them.
     */
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    /** Leads past a pooler, for what only a connection of one's own can do. When undefined, the address above does. */
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    /** Read replicas of the database, for reads that may lag. */
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    /** When undefined, sessions live in PostgreSQL, and limits are counted in memory. */
    redisUrl: env.REDIS_URL,
    redisKeyPrefix: env.REDIS_KEY_PREFIX,
    /** When undefined, the installation makes a secret and keeps it in its database. */
    sessionSecret: env.SESSION_SECRET,
    /** Cookies signed with this secret hold as well, while an installation changes its secret. */
    otherSessionSecret: env.SESSION_SECRET_OTHER,
    logLevel: env.LOG_LEVEL,
    /**
     * A reader of the metrics must show this token. When undefined, only this computer may read them, and nobody may
     * where the product is public.
     */
    metricsToken: env.METRICS_TOKEN,
    /** Where traces and metrics are sent, by the standard settings of OpenTelemetry; null when they are sent nowhere. */
    telemetry: telemetryOf(env),
    /** Whether people reach the product from other computers, as far as the settings tell. */
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
      /**
       * The limit of calls that ask no language model. The page asks so first and then with a model, and a question
       * must count only once.
       */
      predictOwn: env.LIMIT_PREDICT,
      nearby: env.LIMIT_NEARBY,
      geocode: env.LIMIT_GEOCODE,
      posts: env.LIMIT_POSTS,
      likes: env.LIMIT_LIKES,
      reports: env.LIMIT_REPORTS,
      answerReports: env.LIMIT_ANSWER_REPORTS,
      searches: env.LIMIT_SEARCHES,
      rest: env.LIMIT_REST,
    },
    complaints: complaintsContactOf(env),
    securityContact: securityContactOf(env),
    demoVideoUrl: env.DEMO_VIDEO_URL ?? null,
    sourceCodeUrl: env.SOURCE_CODE_URL ?? null,
    makers: env.MAKERS ?? null,
    /**
     * The server that sends mail, with the credentials for it. When undefined, mail is written to `outbox/` of the data
     * folder.
     */
    smtpUrl: env.SMTP_URL,
    /** The sender of our mail, as in its From header. */
    mailFrom: env.MAIL_FROM ?? 'Sahaay <no-reply@localhost>',
    /** The settings for signing in with Google; null when they are not complete. */
    google: googleOf(env),
    remotes: [
      { name: 'diagnostics', entry: env.REMOTE_DIAGNOSTICS_URL },
      { name: 'community', entry: env.REMOTE_COMMUNITY_URL },
    ],
    /** A file that says which versions of the remotes people get, an absolute path; null when the entries above say it. */
    remotesFile: env.REMOTES_FILE === undefined ? null : resolve(WORKSPACE_ROOT, env.REMOTES_FILE),
    placesProvider: env.PLACES_PROVIDER,
    /**
     * The country in which ambiguous names of places, postcodes and telephone numbers are taken to lie, as an
     * upper-case code of ISO 3166-1 alpha-2.
     */
    placesCountry: env.PLACES_COUNTRY,
    /** The settings of Google Maps; null without a key. */
    googleMaps: env.GOOGLE_MAPS_API_KEY
      ? { key: env.GOOGLE_MAPS_API_KEY, placesUrl: env.GOOGLE_PLACES_URL, geocodingUrl: env.GOOGLE_GEOCODING_URL }
      : null,
    /** The servers of OpenStreetMap that may be asked; null when there are none. */
    osm: osmOf(env),
    /** The address of the map's pictures and the credit for them; null when there is no map. */
    mapTiles: env.MAP_TILES_URL === null ? null : { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION },
    /**
     * The language model that gives a second opinion on symptoms. When it is null, the knowledge base answers alone.
     */
    llm: llmOf(env),
  }));

/** Whether an address can only mean the computer on which somebody opens it. */
export function namesThisComputer(url: string): boolean {
  return URL.canParse(url) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** Half of the credentials is a mistake that people would otherwise only notice by a missing button. */
function googleNeedsBoth(env: Settings, context: z.RefinementCtx): void {
  const halves = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
  const missing = halves.find((name) => !env[name]);
  const given = halves.find((name) => env[name]);
  if (missing && given)
    context.addIssue({ code: 'custom', path: [missing], message: `must be set too, since ${given} is` });
}

/** The embedded database has one user, and an owner alone would leave nobody to serve as. */
function ownerNeedsUser(env: Settings, context: z.RefinementCtx): void {
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL)
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message: 'must be set too, since DATABASE_OWNER_URL is',
    });
}

/** Most servers refuse mail from a name that we made up, or put it into the junk folder. */
function smtpNeedsSender(env: Settings, context: z.RefinementCtx): void {
  if (env.SMTP_URL && !env.MAIL_FROM)
    context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'must be set too, since SMTP_URL is' });
}

/** The public servers refuse clients without a contact, and block them after a while. */
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
    /** The name under which these servers know us. */
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
    /** One answer of Google may take this long, in milliseconds. */
    timeout: env.GOOGLE_TIMEOUT_MS,
  };
}

export type Config = Readonly<z.output<typeof environment>>;
export type LimitName = keyof Config['limits'];

/** Says what is wrong with the settings. Each line names a setting, and none tells a value. */
export class ConfigError extends Error {}

/**
 * Checks settings as the environment gives them, or files that it names. An empty setting counts as not set.
 * @throws ConfigError naming every setting that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const inFiles = settingsInFiles(env, (name) => name in SETTINGS);
  const given = Object.entries({ ...env, ...inFiles.values }).filter(
    ([name, value]) => name in SETTINGS && value !== '',
  );
  const result = environment.safeParse(Object.fromEntries(given));
  if (result.success && inFiles.problems.length === 0) return result.data;
  const wrong = (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const problems = [...inFiles.problems, ...wrong].map((problem) => `  ${problem}`);
  throw new ConfigError(
    `Sahaay cannot start with these settings:\n${problems.join('\n')}\nSee .env.example for what each one means.`,
  );
}

/**
 * Reads the settings of this process from the environment, and then from `.env` at the root of the workspace. The
 * process exits with 1 when one is wrong.
 * @param given settings from the command line, which go before both
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
