/** Series in the notation of promtool: a value, and what is added to it each `step`, so often. */
type Series = Readonly<Record<string, string>>;

/** A case of an alert: the series that make it fire, and others, close to these, that must not. */
export interface Case {
  readonly fires: Series;
  readonly quiet: readonly Series[];
  /** The minutes after which the alert must have fired, and must not. */
  readonly after: number;
  /** The minutes between two values, and between two looks at the rules; 1 unless said. */
  readonly step?: number;
}

const requests = (route: string, status: string): string =>
  `sahaay_http_request_seconds_count{job="sahaay",method="POST",route="${route}",status="${status}"}`;
const withinBound = (route: string): string =>
  `sahaay_http_request_seconds_bucket{job="sahaay",method="POST",route="${route}",status="200",le="2.5"}`;
const PREDICT = '/api/v1/diagnostics/predict';
const POSTS = '/api/v1/community/posts';
const SIGN_IN = '/api/v1/auth/user/signin';
const circuit = 'sahaay_outside_circuit{job="sahaay",instance="a",service="mail",state="open"}';
const [running, places] = ['running', 'places'].map(
  (of) => `sahaay_outside_${of}{job="sahaay",instance="a",service="google_places"}`,
) as [string, string];
const store = (name: string): string => `sahaay_store_up{job="sahaay",instance="a",store="${name}"}`;
const connections = (state: string): string =>
  `sahaay_database_connections{job="sahaay",instance="a",state="${state}"}`;
const MOST = 'sahaay_database_connections_most{job="sahaay",instance="a"}';
const replica = 'sahaay_read_replica_used{job="sahaay",instance="a",replica="standby:5432"}';
const predictions = (reason: string): string =>
  `sahaay_predictions_total{job="sahaay",kind="diagnosis",engine="x",fallback_reason="${reason}"}`;
const searches = (found: boolean): string => `sahaay_place_searches_total{job="sahaay",found="${found}"}`;
const of = (metric: string): string => `${metric}{job="sahaay",instance="a"}`;

/** A case for each alert in `alerts.yaml`. */
export const CASES: Readonly<Record<string, Case>> = {
  PromiseBreaksFast: {
    // One request of fifty for help fails, which is twenty times what the promise allows.
    fires: { [requests(PREDICT, '200')]: '0+98x120', [requests(PREDICT, '500')]: '0+2x120' },
    quiet: [
      // One of a thousand is what the promise allows.
      { [requests(PREDICT, '200')]: '0+999x120', [requests(PREDICT, '500')]: '0+1x120' },
      // A burst that is over wakes nobody.
      { [requests(PREDICT, '200')]: '0+1000x120', [requests(PREDICT, '500')]: '0+200x10 2000+0x110' },
      // Wrong input and people who left are no failures.
      {
        [requests(PREDICT, '200')]: '0+90x120',
        [requests(PREDICT, '400')]: '0+5x120',
        [requests(PREDICT, 'aborted')]: '0+5x120',
      },
      // Two of a hundred calls for posts are four times what that promise allows, and not the night of anybody.
      { [requests(POSTS, '200')]: '0+98x120', [requests(POSTS, '503')]: '0+2x120' },
    ],
    after: 100,
  },
  PromiseBreaksSlowly: {
    // Five of a hundred answers come after 2.5 seconds, where one may.
    fires: { [requests(PREDICT, '200')]: '0+100x110', [withinBound(PREDICT)]: '0+95x110' },
    quiet: [{ [requests(PREDICT, '200')]: '0+1000x110', [withinBound(PREDICT)]: '0+995x110' }],
    after: 1590,
    step: 15,
  },
  ReplicaDown: {
    fires: { 'up{job="sahaay",instance="a"}': '0x10' },
    quiet: [{ 'up{job="sahaay",instance="a"}': '0 1x10', 'up{job="other",instance="b"}': '0x10' }],
    after: 5,
  },
  NobodyAnswers: {
    fires: { 'up{job="sahaay",instance="a"}': '0x10', 'up{job="other",instance="b"}': '1x10' },
    quiet: [{ 'up{job="sahaay",instance="a"}': '0x10', 'up{job="sahaay",instance="b"}': '1x10' }],
    after: 5,
  },
  DatabaseAway: {
    fires: { [store('database')]: '1 0x10' },
    quiet: [{ [store('database')]: '1 0 1x10', [store('sessions')]: '0x10' }],
    after: 5,
  },
  SessionsAway: {
    fires: { [store('sessions')]: '1 0x10' },
    quiet: [{ [store('sessions')]: '1 0 1x10', [store('database')]: '0x10' }],
    after: 5,
  },
  ConnectionsSpent: {
    // Two of ten are kept for help.
    fires: { [connections('waiting')]: '3x20', [connections('busy')]: '8x20', [MOST]: '10x20' },
    quiet: [
      { [connections('waiting')]: '0x20', [connections('busy')]: '10x20', [MOST]: '10x20' },
      // While connections are being opened somebody waits for a moment.
      { [connections('waiting')]: '3x20', [connections('busy')]: '6x20', [MOST]: '10x20' },
    ],
    after: 15,
  },
  ReadReplicaLeftOut: {
    fires: { [replica]: '1x5 0x25' },
    // It was started anew.
    quiet: [{ [replica]: '1x5 0x5 1x20' }, { [replica]: '1x30' }],
    after: 25,
  },
  OutsideServiceDown: {
    fires: { [circuit]: '1x30' },
    quiet: [{ [circuit]: '1x5 0x25' }],
    after: 15,
  },
  OutsideServiceFull: {
    fires: { [running]: '20x20', [places]: '20x20' },
    quiet: [{ [running]: '12x20', [places]: '20x20' }],
    after: 10,
  },
  MailWaits: {
    fires: { 'sahaay_mails{job="sahaay",state="retry"}': '11x40' },
    quiet: [
      { 'sahaay_mails{job="sahaay",state="retry"}': '3x40', 'sahaay_mails{job="sahaay",state="active"}': '50x40' },
    ],
    after: 30,
  },
  MailGivenUp: {
    fires: { 'sahaay_mails{job="sahaay",state="failed"}': '0 1x20' },
    quiet: [
      { 'sahaay_mails{job="sahaay",state="failed"}': '0x20', 'sahaay_mails{job="sahaay",state="retry"}': '5x20' },
    ],
    after: 10,
  },
  ModelSilent: {
    fires: { [predictions('timeout')]: '0+6x60', [predictions('')]: '0+4x60' },
    quiet: [{ [predictions('timeout')]: '0+4x60', [predictions('')]: '0+6x60' }],
    after: 50,
  },
  PlacesMissing: {
    fires: { [searches(false)]: '0+6x200', [searches(true)]: '0+4x200' },
    quiet: [{ [searches(false)]: '0+2x200', [searches(true)]: '0+8x200' }],
    after: 150,
  },
  HelpRefused: {
    fires: { [requests(PREDICT, '429')]: '0+10x40', [requests(PREDICT, '200')]: '0+90x40' },
    quiet: [
      { [requests(PREDICT, '429')]: '0+1x40', [requests(PREDICT, '200')]: '0+99x40' },
      { [requests(SIGN_IN, '429')]: '0+90x40', [requests(PREDICT, '200')]: '0+10x40' },
    ],
    after: 30,
  },
  PasswordsGuessed: {
    fires: { [requests(SIGN_IN, '401')]: '0+600x40' },
    quiet: [{ [requests(SIGN_IN, '401')]: '0+60x40', [requests(SIGN_IN, '200')]: '0+6000x40' }],
    after: 30,
  },
  LoopBlocked: {
    fires: { [of('nodejs_eventloop_lag_p99_seconds')]: '0.4x30' },
    quiet: [{ [of('nodejs_eventloop_lag_p99_seconds')]: '0.4x5 0.02x25' }],
    after: 15,
  },
  KeptTooLong: {
    // Nothing is deleted for five hours; in the quiet case, something is each minute.
    fires: { 'sahaay_retention_done_timestamp_seconds{job="sahaay",instance="a",of="session"}': '0x300' },
    quiet: [
      { 'sahaay_retention_done_timestamp_seconds{job="sahaay",instance="a",of="session"}': '0+60x300' },
      // One replica cannot, and another one does it for both.
      {
        'sahaay_retention_done_timestamp_seconds{job="sahaay",instance="a",of="session"}': '0x300',
        'sahaay_retention_done_timestamp_seconds{job="sahaay",instance="b",of="session"}': '0+60x300',
      },
    ],
    after: 290,
  },
  MemoryLow: {
    fires: { [of('process_resident_memory_bytes')]: '950000000x40' },
    quiet: [{ [of('process_resident_memory_bytes')]: '500000000x40' }],
    after: 30,
  },
};
