import { z } from 'zod';
import { readRedisUrl, REDIS_URL_RULE } from './shared/redis-url.js';

/** A client may make at most `hits` requests in `seconds`. */
interface Limit {
  readonly hits: number;
  readonly seconds: number;
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
      `must be an address that begins with ${schemes.map((scheme) => (scheme === 'mailto' ? 'mailto:' : `${scheme}://`)).join(' or ')}`,
    );

/** Several addresses with a comma between them. */
const urlsOf = (...schemes: string[]) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(urlOf(...schemes)));

const limit = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'must look like 10/60: at most 10 requests in 60 seconds')
  .transform((text): Limit => {
    const [hits, seconds] = text.split('/').map(Number) as [number, number];
    return { hits, seconds };
  });

const secret = z.string().min(32, 'must have at least 32 characters');

const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9})?$/, 'must be a number such as 0.15')
  .transform(Number);

const page = z
  .string()
  .refine(
    (text) => text.startsWith('/') || /^https?:\/\//.test(text),
    'must be a path on this server or a full address',
  );

/** An address with a fixed host, so that the content security policy can name the host. */
const tiles = z
  .string()
  .refine(
    (text) =>
      text === 'none' ||
      (/^https?:\/\/[^{}/]+\//.test(text) &&
        URL.canParse(text) &&
        ['{z}', '{x}', '{y}'].every((part) => text.includes(part))),
    'must be none, or an address such as https://tiles.example.org/{z}/{x}/{y}.png',
  )
  .transform((text) => (text === 'none' ? null : text));

const sender = z
  .string()
  .regex(
    /^(?:[^<>@\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'must look like Sahaay <help@example.org> or help@example.org',
  );

const yesOrNo = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((text) => text === 'true');

const exporter = z.enum(['otlp', 'none'], { error: 'must be otlp or none' });

const keysAndValues = z.string().regex(/^([^=,]+=[^=,]*(,|$))*$/, 'must look like key=value,other=value');

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Every setting by its name in the environment. `.env.example` explains each. */
export const SETTINGS = {
  PORT: wholeNumber(0, 65535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: urlOf('http', 'https').optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000).default(10_000),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 300).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  DATABASE_OWNER_URL: urlOf('postgres', 'postgresql').optional(),
  DATABASE_LISTEN_URL: urlOf('postgres', 'postgresql').optional(),
  DATABASE_REPLICA_URLS: urlsOf('postgres', 'postgresql').default([]),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(10),
  REDIS_URL: z
    .string()
    .refine((text) => readRedisUrl(text) !== undefined, REDIS_URL_RULE)
    .optional(),
  REDIS_KEY_PREFIX: z.string().max(64, 'must have at most 64 characters').default('sahaay:'),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_OTHER: secret.optional(),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
      error: 'must be one of silent, fatal, error, warn, info, debug, trace',
    })
    .default('warn'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters and no spaces')
    .optional(),
  OTEL_SDK_DISABLED: yesOrNo.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf', 'http/json'], { error: 'must be http/protobuf or http/json' })
    .default('http/protobuf'),
  OTEL_EXPORTER_OTLP_HEADERS: keysAndValues.default(''),
  OTEL_TRACES_EXPORTER: exporter.default('otlp'),
  OTEL_METRICS_EXPORTER: exporter.default('otlp'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((text) => /^\d(\.\d+)?$/.test(text) && Number(text) <= 1, 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(1000, 3_600_000).default(60_000),
  OTEL_SERVICE_NAME: z.string().max(100, 'must have at most 100 characters').default('sahaay-api'),
  OTEL_RESOURCE_ATTRIBUTES: keysAndValues.default(''),
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
  LIMIT_REPORTS: limit.default({ hits: 10, seconds: 3600 }),
  LIMIT_ANSWER_REPORTS: limit.default({ hits: 10, seconds: 3600 }),
  LIMIT_SEARCHES: limit.default({ hits: 120, seconds: 60 }),
  LIMIT_REST: limit.default({ hits: 300, seconds: 60 }),
  DEMO_VIDEO_URL: urlOf('https').optional(),
  SOURCE_CODE_URL: urlOf('https').optional(),
  MAKERS: z.string().max(200).optional(),
  COMPLAINTS_NAME: z
    .string()
    .trim()
    .min(1, 'must name somebody')
    .max(200, 'must have at most 200 characters')
    .optional(),
  COMPLAINTS_CONTACT: urlOf('mailto', 'https').optional(),
  SECURITY_CONTACT: urlOf('mailto', 'https').optional(),
  SECURITY_EXPIRES: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'must be a day such as 2027-06-30')
    .transform((day) => new Date(`${day}T00:00:00Z`))
    .refine((day) => !Number.isNaN(day.getTime()), 'must be a day such as 2027-06-30')
    .optional(),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: sender.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTHORIZATION_URL: urlOf('https', 'http').default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: urlOf('https', 'http').default('https://oauth2.googleapis.com/token'),
  // passport-google-oauth20 reads an OpenID Connect profile only from an address with this ending.
  GOOGLE_USERINFO_URL: urlOf('https', 'http')
    .refine((text) => text.endsWith('/userinfo'), 'must be an address that ends with /userinfo')
    .default('https://openidconnect.googleapis.com/v1/userinfo'),
  GOOGLE_TIMEOUT_MS: wholeNumber(100, 60_000).default(5000),
  REMOTE_DIAGNOSTICS_URL: page.default('/remotes/diagnostics/mf-manifest.json'),
  REMOTE_COMMUNITY_URL: page.default('/remotes/community/mf-manifest.json'),
  REMOTES_FILE: z.string().optional(),
  PLACES_PROVIDER: z
    .enum(['auto', 'google', 'osm', 'directory'], { error: 'must be one of auto, google, osm, directory' })
    .default('auto'),
  PLACES_COUNTRY: z
    .string()
    .regex(/^[a-z]{2}$/i, 'must be the code of a country in two letters, such as in')
    .transform((code) => code.toUpperCase())
    .default('IN'),
  LLM_PROVIDER: z
    .enum(['none', 'openai-compatible', 'anthropic', 'google'], {
      error: 'must be one of none, openai-compatible, anthropic, google',
    })
    .default('none'),
  LLM_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
    .optional(),
  LLM_BASE_URL: urlOf('https', 'http').optional(),
  LLM_PROVIDER_NAME: z.string().max(60, 'must have at most 60 characters').optional(),
  // A person gets an answer within 8 seconds, whatever a model does.
  LLM_TIMEOUT_MS: wholeNumber(100, 7500).default(6000),
  LLM_TEMPERATURE: z
    .string()
    .refine(
      (text) => text === 'model' || (/^\d(\.\d+)?$/.test(text) && Number(text) <= 2),
      'must be a number from 0 to 2, or model',
    )
    .transform((text) => (text === 'model' ? null : Number(text)))
    .default(0),
  LLM_DAILY_TOKENS: wholeNumber(0, 1_000_000_000_000).optional(),
  LLM_PRICE_IN: amount.optional(),
  LLM_PRICE_OUT: amount.optional(),
  LLM_DAILY_COST: amount.optional(),
  GOOGLE_MAPS_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
    .optional(),
  GOOGLE_PLACES_URL: urlOf('https', 'http').default('https://places.googleapis.com'),
  GOOGLE_GEOCODING_URL: urlOf('https', 'http').default('https://maps.googleapis.com'),
  MAP_TILES_URL: tiles.prefault('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .max(200, 'must have at most 200 characters')
    .default('© OpenStreetMap contributors'),
  OVERPASS_URL: urlOf('https', 'http').optional(),
  NOMINATIM_URL: urlOf('https', 'http').optional(),
  OSM_CONTACT: z
    .string()
    .regex(/^([^\s<>@]+@[^\s<>@]+|https?:\/\/\S+)$/, 'must be an email address or the address of a page')
    .regex(/^[\x21-\x7e]*$/, 'must consist of plain letters, digits and signs')
    .optional(),
} as const;

/** The settings as they were given, each with its type. */
export type Settings = z.output<z.ZodObject<typeof SETTINGS>>;
