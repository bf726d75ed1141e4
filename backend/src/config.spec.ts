import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError, readConfig, WORKSPACE_ROOT } from './config.js';
import { SETTINGS } from './settings.js';

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  throw new Error('No problem was found.');
};

const example = parseEnv(readFileSync(join(WORKSPACE_ROOT, '.env.example'), 'utf8'));

describe('the settings', () => {
  it('need not be given', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'http://localhost:8080',
      throttleScale: 1,
      limits: { predict: { hits: 20, seconds: 60 } },
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('count as not given when empty', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toEqual(readConfig({}));
  });

  // ASVS 13.3.2
  it('are all named at once when wrong, without their values', () => {
    const message = problemsOf({
      PORT: '80x80',
      DATABASE_URL: 'mysql://user:hunter2@host/db',
      LIMIT_PREDICT: '20',
      SESSION_SECRET: 'short',
    });
    for (const name of ['PORT', 'DATABASE_URL', 'LIMIT_PREDICT', 'SESSION_SECRET'])
      expect(message).toContain(`  ${name} must`);
    for (const value of ['80x80', 'hunter2', 'short']) expect(message).not.toContain(value);
  });

  // ASVS 13.3.1
  it('may stand in files, as vaults hand out secrets', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sahaay-settings-'));
    const [file, url] = [join(folder, 'secret'), join(folder, 'url')];
    writeFileSync(file, `${'s'.repeat(32)}\n`);
    writeFileSync(url, 'mysql://user:hunter2@host/db');
    expect(readConfig({ SESSION_SECRET_FILE: file }).sessionSecret).toBe('s'.repeat(32));
    expect(readConfig({ SESSION_SECRET_FILE: '' }).sessionSecret).toBeUndefined();
    const message = problemsOf({
      SESSION_SECRET_FILE: file,
      SESSION_SECRET: 'hunter2'.repeat(5),
      METRICS_TOKEN_FILE: join(folder, 'none'),
      DATABASE_URL_FILE: url,
    });
    rmSync(folder, { recursive: true });
    expect(message).toContain('  SESSION_SECRET must not be set too, since SESSION_SECRET_FILE is');
    expect(message).toContain('  METRICS_TOKEN_FILE must name a file that can be read (ENOENT)');
    expect(message).toContain('  DATABASE_URL must be an address');
    expect(message).not.toContain('hunter2');
  });

  it('name REDIS_URL without its password when it names no Redis', () => {
    const message = problemsOf({ REDIS_URL: 'redis+cluster://user:hunter2@one,two/1' });
    expect(message).toContain('REDIS_URL must be redis://host:port, ');
    expect(message).not.toContain('hunter2');
  });

  it.each(['70000', '-1', '1.5', 'http'])('refuse the port %s', (PORT) => {
    expect(problemsOf({ PORT })).toContain('PORT must be a whole number from 0 to 65535');
  });

  it('ask Google Maps only with a key', () => {
    expect(readConfig({}).googleMaps).toBeNull();
    expect(problemsOf({ PLACES_PROVIDER: 'google' })).toContain(
      'GOOGLE_MAPS_API_KEY must be set too, since PLACES_PROVIDER is google',
    );
    expect(readConfig({ PLACES_PROVIDER: 'google', GOOGLE_MAPS_API_KEY: 'a-key' }).googleMaps).toEqual({
      key: 'a-key',
      placesUrl: 'https://places.googleapis.com',
      geocodingUrl: 'https://maps.googleapis.com',
    });
  });

  it('name the country in any case', () => {
    expect(readConfig({}).placesCountry).toBe('IN');
    expect(readConfig({ PLACES_COUNTRY: 'gb' }).placesCountry).toBe('GB');
    expect(problemsOf({ PLACES_COUNTRY: 'India' })).toContain('PLACES_COUNTRY must be the code of a country');
  });

  it('ask OpenStreetMap only when its operators can reach somebody, or on servers of one’s own', () => {
    expect(readConfig({}).osm).toMatchObject({ overpassUrl: null, nominatimUrl: null });
    expect(problemsOf({ PLACES_PROVIDER: 'osm' })).toContain('OSM_CONTACT must be set to ask the public servers');
    expect(problemsOf({ OSM_CONTACT: 'nobody' })).toContain('OSM_CONTACT must be an email address');
    expect(readConfig({ OSM_CONTACT: 'help@example.org' }).osm).toEqual({
      overpassUrl: 'https://overpass-api.de/api/interpreter',
      nominatimUrl: 'https://nominatim.openstreetmap.org',
      userAgent: 'Sahaay (help@example.org)',
    });
    expect(
      readConfig({
        PLACES_PROVIDER: 'osm',
        OVERPASS_URL: 'http://localhost:1/x',
        PUBLIC_URL: 'https://sahaay.example.org',
      }).osm,
    ).toEqual({
      overpassUrl: 'http://localhost:1/x',
      nominatimUrl: null,
      userAgent: 'Sahaay (https://sahaay.example.org/)',
    });
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET must be set too, since GOOGLE_CLIENT_ID is'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID must be set too, since GOOGLE_CLIENT_SECRET is'],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: '' }, 'GOOGLE_CLIENT_SECRET must be set too'],
    [
      { GOOGLE_USERINFO_URL: 'https://accounts.example.org/profile' },
      'GOOGLE_USERINFO_URL must be an address that ends with /userinfo',
    ],
    [{ GOOGLE_USERINFO_URL: 'profile' }, 'GOOGLE_USERINFO_URL must be an address that begins with'],
    [{ GOOGLE_TOKEN_URL: 'token' }, 'GOOGLE_TOKEN_URL must be an address that begins with https:// or http://'],
  ])('refuse half of what Google needs: %j', (env, sentence) => {
    expect(problemsOf(env)).toContain(sentence);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM must be set too, since SMTP_URL is'],
    [{ COMPLAINTS_NAME: 'Ravi Nair' }, 'COMPLAINTS_CONTACT must be set too, since COMPLAINTS_NAME is'],
    [{ COMPLAINTS_CONTACT: 'mailto:a@example.org' }, 'COMPLAINTS_NAME must be set too, since COMPLAINTS_CONTACT is'],
    [{ COMPLAINTS_NAME: 'Ravi Nair', COMPLAINTS_CONTACT: 'a@example.org' }, 'COMPLAINTS_CONTACT'],
    [
      { SMTP_URL: 'mail.example.org:25', MAIL_FROM: 'help@example.org' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://',
    ],
    [{ MAIL_FROM: 'Sahaay' }, 'MAIL_FROM must look like'],
    [{ MAIL_FROM: 'Sahaay <help@example.org>\nBcc: <all@example.org>' }, 'MAIL_FROM must look like'],
  ])('refuse what no mail can be sent with: %j', (env, sentence) => {
    expect(problemsOf(env)).toContain(sentence);
  });

  it.each(['help@example.org', 'Sahaay <help@example.org>', 'सहाय <help@example.org>'])(
    'let mail come from %s',
    (MAIL_FROM) => {
      expect(readConfig({ SMTP_URL: 'smtps://user:pass@mail.example.org', MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    },
  );

  it.each([
    [{ LLM_PROVIDER: 'oracle' }, 'LLM_PROVIDER must be one of none, openai-compatible, anthropic, google'],
    [
      { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'sk-123' },
      'LLM_MODEL must be set too, since LLM_PROVIDER is anthropic',
    ],
    [{ LLM_PROVIDER: 'google', LLM_MODEL: 'gemini' }, 'LLM_API_KEY must be set too, since LLM_PROVIDER is google'],
    [
      { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'llama' },
      'LLM_BASE_URL must be set too, since LLM_PROVIDER is openai-compatible',
    ],
    [{ LLM_BASE_URL: 'localhost' }, 'LLM_BASE_URL must be an address that begins with https:// or http://'],
    [{ LLM_TIMEOUT_MS: '8000' }, 'LLM_TIMEOUT_MS must be a whole number from 100 to 7500'],
    [{ LLM_TEMPERATURE: 'warm' }, 'LLM_TEMPERATURE must be a number from 0 to 2, or model'],
    [{ LLM_API_KEY: 'sk 123' }, 'LLM_API_KEY must be a key without spaces'],
    [
      { LLM_PROVIDER: 'google', LLM_MODEL: 'gemini', LLM_API_KEY: 'sk-123', LLM_DAILY_COST: '5' },
      'LLM_PRICE_IN must be set too, since LLM_DAILY_COST is',
    ],
    [
      { LLM_PROVIDER: 'google', LLM_MODEL: 'gemini', LLM_API_KEY: 'sk-123', LLM_PRICE_IN: '5' },
      'LLM_PRICE_OUT must be set too, since LLM_PRICE_IN is',
    ],
    [{ LLM_PRICE_IN: '5 $' }, 'LLM_PRICE_IN must be a number such as 0.15'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters and no spaces'],
  ])('refuse a language model that cannot be asked: %j', (env, sentence) => {
    expect(problemsOf(env)).toContain(sentence);
    expect(problemsOf(env)).not.toMatch(/sk.123/);
  });

  it('turn a language model on', () => {
    expect(readConfig({}).llm).toBeNull();
    expect(readConfig({ LLM_PROVIDER: 'none', LLM_API_KEY: 'sk-123' }).llm).toBeNull();
    expect(
      readConfig({
        LLM_PROVIDER: 'openai-compatible',
        LLM_MODEL: 'llama',
        LLM_BASE_URL: 'http://localhost:11434/v1',
        LLM_TEMPERATURE: 'model',
      }).llm,
    ).toEqual({
      provider: 'openai-compatible',
      model: 'llama',
      apiKey: undefined,
      baseUrl: 'http://localhost:11434/v1',
      timeout: 6000,
      temperature: null,
      prices: null,
      daily: { tokens: undefined, cost: undefined },
    });
    expect(readConfig({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'sk-123' }).llm).toMatchObject({
      baseUrl: 'https://api.anthropic.com/v1',
      temperature: 0,
    });
  });

  it('turn Google on with both halves of its credentials', () => {
    expect(readConfig({}).google).toBeNull();
    expect(readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
      timeout: 5000,
    });
  });

  it.each([
    'https://tiles.example.org/{z}/{x}.png',
    'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
    'tiles/{z}/{x}/{y}.png',
    'off',
  ])('refuse map pictures at %s', (MAP_TILES_URL) =>
    expect(problemsOf({ MAP_TILES_URL })).toContain('MAP_TILES_URL must be none, or an address such as'),
  );

  // ASVS 2.1.3, 13.1.2
  it('all stand in .env.example, with their defaults', () => {
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
    expect(readConfig(example)).toEqual(readConfig({}));
  });
});
