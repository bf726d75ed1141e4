import { Writable } from 'node:stream';
import { readConfig } from '../../config.js';
import { readApiDescription } from '../../testing/described-answers.js';
import { sensibleModel } from '../../testing/sensible-model.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { attributesOf, TestCollector } from '../../testing/test-collector.js';
import { TestGooglePlaces } from '../../testing/test-google-places.js';
import { TestLlmServer } from '../../testing/test-llm-server.js';
import { TestSmtpServer, type ReceivedMail } from '../../testing/test-smtp-server.js';
import { textFieldsOf } from '../../testing/text-fields.js';
import { until } from '../../testing/until.js';
import { createLogger } from '../http/logging.js';
import { Metrics } from '../metrics/metrics.js';
import { startTelemetry, type Telemetry } from './start-telemetry.js';

/** A word that nobody else writes. It stands in everything that a person sends here. */
const MARK = 'zqxmark';
const EMAIL = `${MARK}@example.org`;
const PASSWORD = `${MARK} neem tree 42`;
/** The kind of a span of a request, in the protocol's number. */
const SERVER = 2;
const TOGETHER = 12;
const WHO_AM_I = '/api/v1/auth/user/whoami';
const TRACE = 'a'.repeat(32);
const PARENT = `00-${TRACE}-bbbbbbbbbbbbbbbb-01`;

let collector: TestCollector;
let places: TestGooglePlaces;
let model: TestLlmServer;
let mail: TestSmtpServer;
let app: TestApp;
let telemetry: Telemetry;
let prometheus: string;
/** The secret part of a session's cookie. */
let cookie: string;
const log: string[] = [];

/** Starts what `main` starts around the product. */
async function start(env: Record<string, string>): Promise<void> {
  const output = new Writable({ write: (chunk, _encoding, done) => (log.push(String(chunk)), done()) });
  telemetry = await startTelemetry(readConfig(env).telemetry, createLogger('warn', output));
  app = await startTestApp({ redis: true, env: { LOG_LEVEL: 'info', ...env }, log: output });
  await telemetry.watch(app.app.get(Metrics));
}

const signIn = () => app.http().post('/api/v1/auth/user/signin').send({ email: EMAIL, password: PASSWORD });

const bringsLink = ({ content }: ReceivedMail) => content.text?.includes('token=') ?? false;

/** What a person does on a good day, some of it at the same time as others. */
async function use(): Promise<void> {
  const { client } = await app.signUp(EMAIL, PASSWORD);
  cookie = /=s%3A([^.]+)/.exec(String((await signIn()).headers['set-cookie']))![1]!;
  await Promise.all(Array.from({ length: TOGETHER }, () => signIn().expect(200)));
  await Promise.all(Array.from({ length: TOGETHER }, () => client.get(WHO_AM_I).expect(200)));
  await client
    .post('/api/v1/diagnostics/predict')
    .send({ symptomsText: `${MARK} cough and fever` })
    .expect(200);
  await client.post('/api/v1/nearby/search').send({ location: '19.076,72.8777', filter: 'hospital' }).expect(200);
  await client.post('/api/v1/auth/forgot-password').send({ email: EMAIL }).expect(200);
  await until(() => mail.mails.some(bringsLink));
}

/** Puts the mark wherever a request may hold a text: each field of each call, the address, the headers. */
async function sendMarks(): Promise<void> {
  const { client } = await app.signUp(`two-${EMAIL}`, PASSWORD);
  for (const { fill } of textFieldsOf(readApiDescription())) {
    const { method, url, body } = fill(`${MARK} ${EMAIL}`);
    await client[method as 'post'](url).send(body);
  }
  await client
    .get(`/api/v1/${MARK}?q=${MARK}`)
    .set({ 'user-agent': MARK, 'x-request-id': `no ${MARK}`, tracestate: `a=${MARK}`, baggage: `a=${MARK}` })
    .set({ traceparent: PARENT, cookie: `${MARK}=${MARK}`, authorization: `Bearer ${MARK}`, referer: `/${MARK}` });
  await client.post(WHO_AM_I).set('content-type', 'application/json').send(`{"${MARK}`);
  // A database that quotes what it is asked to write.
  await app.sql('alter table account rename to hidden');
  await signIn().expect(500);
  await app.sql('alter table hidden rename to account');
}

beforeAll(async () => {
  [collector, places, model, mail] = await Promise.all([
    TestCollector.start(),
    TestGooglePlaces.start(),
    TestLlmServer.start(),
    TestSmtpServer.start(),
  ]);
  model.reply = sensibleModel;
  await start({ ...collector.env, ...places.env, ...model.env('openai-compatible'), ...mail.env });
  await use();
  await sendMarks();
  prometheus = (await app.http().get('/api/metrics').expect(200)).text;
  await telemetry.stop();
});
afterAll(async () => {
  await telemetry.stop();
  await app.close();
  await Promise.all([collector, places, model, mail].map((server) => server.stop()));
});

/** The requests to a route as they came; the exporter sends several lots of them at once, and any may arrive first. */
const requests = (route: string) =>
  collector.spans
    .filter(({ kind, name }) => kind === SERVER && name.endsWith(` ${route}`))
    .toSorted((one, other) => Number(BigInt(one.startTimeUnixNano) - BigInt(other.startTimeUnixNano)));
/** The names of what each request to a route caused, without what that caused in turn. */
const partsOf = (route: string) =>
  requests(route).map((request) =>
    collector.spans
      .filter(({ traceId, parentSpanId }) => traceId === request.traceId && parentSpanId === request.spanId)
      .map(({ name }) => name),
  );

describe('telemetry', () => {
  it('traces a request with its statements, its commands and its calls to others', () => {
    expect(partsOf('/api/v1/auth/user/signin')[0]).toEqual(
      expect.arrayContaining(['SELECT account', 'SADD', 'COMMIT']),
    );
    expect(partsOf('/api/v1/diagnostics/predict')[0]).toContain('symptoms_model');
    expect(partsOf('/api/v1/nearby/search')[0]).toContain('google_places');
    const [failed] = requests('/api/v1/auth/user/signin').slice(-1);
    expect(attributesOf(failed!)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/v1/auth/user/signin',
      'http.response.status_code': 500,
    });
    const statement = collector.spans.find(
      ({ parentSpanId, status }) => status.code && parentSpanId === failed!.spanId,
    );
    expect(attributesOf(statement!)).toMatchObject({ 'db.query.summary': 'SELECT account', 'error.type': '42P01' });
    const sent = collector.spans.find(({ name }) => name === 'mail');
    expect(attributesOf(sent!)).toEqual({ 'service.peer.name': 'mail', 'sahaay.outcome': 'ok' });
  });

  it('never puts what one request causes into the trace of another', () => {
    const parts = partsOf(WHO_AM_I);
    expect(parts).toHaveLength(TOGETHER);
    // Now and then the life of a session is made longer, too.
    for (const names of parts)
      expect(names.filter((name) => name !== 'EXPIRE').sort()).toEqual([
        'EVAL',
        'GET',
        ...Array(2).fill('SELECT account'),
      ]);
  });

  it('sends the metrics that Prometheus reads, with the same values', () => {
    const exported = Array.from(prometheus.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name);
    expect(new Set(collector.metrics.map(({ name }) => name))).toEqual(new Set(exported));
    const requestsSent = collector.metrics.find(({ name }) => name === 'sahaay_http_request_seconds');
    const whoAmI = requestsSent!.histogram!.dataPoints.find((point) => attributesOf(point).route === WHO_AM_I);
    expect(attributesOf(whoAmI!)).toEqual({ method: 'GET', route: WHO_AM_I, status: '200' });
    expect(whoAmI!.count).toBe(TOGETHER);
    expect(whoAmI!.bucketCounts).toHaveLength(9);
    expect(whoAmI!.bucketCounts!.reduce((sum, count) => sum + count)).toBe(TOGETHER);
  });

  it('lets a line of the log be found from its trace', () => {
    const lines = log.map((line) => JSON.parse(line) as Record<string, string>);
    const finished = lines.filter(({ msg, route }) => msg === 'request completed' && route === WHO_AM_I);
    expect(finished).toHaveLength(TOGETHER);
    for (const { trace_id, span_id } of finished)
      expect(collector.spans).toContainEqual(expect.objectContaining({ traceId: trace_id, spanId: span_id }));
  });

  it('puts nothing of a person into a span, a metric or a line of the log', () => {
    expect(collector.spans.length).toBeGreaterThan(500);
    const token = /[?&#]token=([\w-]+)/.exec(mail.mails.find(bringsLink)!.content.text!)![1]!;
    const secrets = [MARK, token, cookie, '19.07', '127.0.0.1', model.env('google').LLM_API_KEY!, places.key];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(4);
      for (const text of [...collector.received, ...log, prometheus])
        expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });

  it('lets nobody outside decide what is traced', () => {
    expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(TRACE);
  });
});

describe('a collector that is away', () => {
  it('costs a line of the log and nothing else, and a trusted proxy may name the trace', async () => {
    await app.close();
    log.length = 0;
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', TRUST_PROXY: '1', METRICS_TOKEN: 'x'.repeat(16) });
    await app.http().get(WHO_AM_I).set('traceparent', PARENT).expect(401);
    const begin = performance.now();
    await telemetry.stop();
    expect(performance.now() - begin).toBeLessThan(5000);
    const lines = log.map((line) => JSON.parse(line) as Record<string, string>);
    expect(lines).toContainEqual(expect.objectContaining({ route: WHO_AM_I, trace_id: TRACE }));
    expect(lines.filter(({ msg }) => msg?.includes('OTEL_EXPORTER_OTLP_ENDPOINT'))).toHaveLength(1);
  });
});
