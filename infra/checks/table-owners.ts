const modules = 'backend/src/modules';
const shared = 'backend/src/shared';

/** The folder or file that alone may name a table or view. Each table or view that a migration makes stands here. */
export const OWNERS: Readonly<Record<string, string>> = {
  account: `${modules}/account/adapters/`,
  // This view of the account holds its id and its person's name, and every module may join it.
  person: `${modules}/`,
  own_write: `${modules}/account/adapters/`,
  password_reset: `${modules}/auth/adapters/`,
  second_factor: `${modules}/auth/adapters/`,
  passkey: `${modules}/auth/adapters/`,
  answered_challenge: `${modules}/auth/adapters/`,
  recovery_code: `${modules}/auth/adapters/`,
  post: `${modules}/community/adapters/`,
  post_like: `${modules}/community/adapters/`,
  post_report: `${modules}/community/adapters/`,
  reply: `${modules}/community/adapters/`,
  post_topic: `${modules}/community/adapters/`,
  reply_topic: `${modules}/community/adapters/`,
  topic_filing: `${modules}/community/adapters/`,
  reply_like: `${modules}/community/adapters/`,
  reply_report: `${modules}/community/adapters/`,
  moderation_case: `${modules}/community/adapters/`,
  sent_entry: `${modules}/community/adapters/`,
  moderation_act: `${modules}/community/adapters/`,
  mute: `${modules}/community/adapters/`,
  daily_tips: `${modules}/tips/adapters/`,
  answer_report: `${modules}/diagnostics/adapters/`,
  llm_answer: `${modules}/language-model/adapters/`,
  llm_spending: `${modules}/language-model/adapters/`,
  place: `${modules}/directory/adapters/`,
  place_word: `${modules}/directory/adapters/`,
  place_coverage: `${modules}/directory/adapters/`,
  place_import: `${modules}/places-import/adapters/`,
  city: `${modules}/geocoding/adapters/`,
  reference_data: `${shared}/reference-data.ts`,
  outside_pace: `${shared}/map-services/`,
  session: `${shared}/session/`,
  // This view of the account holds its id and its epoch.
  session_epoch: `${shared}/session/`,
  instance_secret: `${shared}/session/`,
  sign_in_try: `${shared}/guessing/`,
  throttle_window: `${shared}/throttling/`,
};

/**
 * The files that name a table of another owner, each with the reason why that is better than a way through the owner.
 */
export const EXCEPTIONS: readonly {
  readonly from: string;
  readonly tables: readonly string[];
  readonly why: string;
}[] = [
  {
    from: `${modules}/places-import/adapters/`,
    tables: ['place'],
    why: 'An import replaces what an extract said before, in the transaction of its journal.',
  },
  {
    from: `${modules}/places-import/adapters/stats.queries.ts`,
    tables: ['place_coverage', 'city'],
    why: 'The statistics for operators count all that is known about places, city by city, in one statement.',
  },
  {
    from: `${modules}/nearby/bench/`,
    tables: ['place', 'place_word', 'place_import', 'city'],
    why: 'A benchmark fills the tables and compares them with rival ways to store the same.',
  },
  {
    from: `${modules}/community/bench/`,
    tables: ['account', 'post', 'reply', 'post_like', 'post_topic', 'reply_topic', 'session', 'session_epoch'],
    why: 'A benchmark fills the tables of an empty database, and its bare handler looks sessions up without our code.',
  },
  {
    from: 'backend/src/bench/game-day/',
    tables: ['post'],
    why: 'It compares what the API acknowledged with what the database holds after a fail-over, past all our code.',
  },
  {
    from: 'backend/src/bench/capacity.bench.ts',
    tables: ['account', 'place', 'post', 'post_like', 'reply', 'session'],
    why: 'A benchmark fills the tables of an empty database and measures their rows.',
  },
  {
    from: 'backend/src/bench/partitions.bench.ts',
    tables: ['place', 'post'],
    why: 'A benchmark stores the same rows in tables of its own, which it makes after these.',
  },
  {
    from: 'backend/src/bench/write-load.ts',
    tables: ['post'],
    why: 'It compares what the API acknowledged with what the database holds afterwards, past all our code.',
  },
];
