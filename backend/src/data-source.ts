import pg from 'pg';
import { DataSource } from 'typeorm';
import { assertSuitable } from './database/assert-suitable.js';
import { connectionsFor, goPastPooler, HURRIED, unhurried } from './database/connections.js';
import { letServe } from './database/let-serve.js';
import { migrate } from './database/migrate.js';
import { AccountEntity } from './modules/account/public.js';
import { Agreements1764000000200 } from '../migrations/1764000000200-agreements.js';
import { AnswerReports1764000000155 } from '../migrations/1764000000155-answer-reports.js';
import { AccountsAndSessions1764000000001 } from '../migrations/1764000000001-accounts-and-sessions.js';
import { AddressesByWord1764000000091 } from '../migrations/1764000000091-addresses-by-word.js';
import { Coverage1764000000061 } from '../migrations/1764000000061-coverage.js';
import { DailyTips1764000000075 } from '../migrations/1764000000075-daily-tips.js';
import { Extracts1764000000060 } from '../migrations/1764000000060-extracts.js';
import { FiledTopics1764000000250 } from '../migrations/1764000000250-filed-topics.js';
import { HiddenInTime1764000000251 } from '../migrations/1764000000251-hidden-in-time.js';
import { BeginningsOfWords1764000000240 } from '../migrations/1764000000240-beginnings-of-words.js';
import { EpochsOfSessions1764000000210 } from '../migrations/1764000000210-epochs-of-sessions.js';
import { Guardians1764000000220 } from '../migrations/1764000000220-guardians.js';
import { WhatChildrenWrote1764000000221 } from '../migrations/1764000000221-what-children-wrote.js';
import { GoogleSignIn1764000000040 } from '../migrations/1764000000040-google-sign-in.js';
import { GuessesAndWindows1764000000050 } from '../migrations/1764000000050-guesses-and-windows.js';
import { LikesInOneCall1764000000170 } from '../migrations/1764000000170-likes-in-one-call.js';
import { ModerationAndMutes1764000000120 } from '../migrations/1764000000120-moderation-and-mutes.js';
import { NamesOfPeople1764000000100 } from '../migrations/1764000000100-names-of-people.js';
import { NamesByWord1764000000090 } from '../migrations/1764000000090-names-by-word.js';
import { OwnWrites1764000000230 } from '../migrations/1764000000230-own-writes.js';
import { PasswordReset1764000000030 } from '../migrations/1764000000030-password-reset.js';
import { LanguageModels1764000000070 } from '../migrations/1764000000070-language-models.js';
import { Places1764000000020 } from '../migrations/1764000000020-places.js';
import { PlacesAtScale1764000000085 } from '../migrations/1764000000085-places-at-scale.js';
import { PostsAndLikes1764000000010 } from '../migrations/1764000000010-posts-and-likes.js';
import { Replies1764000000110 } from '../migrations/1764000000110-replies.js';
import { SentOnce1764000000130 } from '../migrations/1764000000130-sent-once.js';
import { SpecialisedPlaces1764000000094 } from '../migrations/1764000000094-specialised-places.js';
import { WhatAnAuthorWrote1764000000150 } from '../migrations/1764000000150-what-an-author-wrote.js';
import { WordsByTheirBytes1764000000092 } from '../migrations/1764000000092-words-by-their-bytes.js';
import { WordsInIndexes1764000000141 } from '../migrations/1764000000141-words-in-indexes.js';
import { SecondFactor1764000000180 } from '../migrations/1764000000180-second-factor.js';
import { Passkeys1764000000190 } from '../migrations/1764000000190-passkeys.js';
import { WordsInPlaceAtOnce1764000000093 } from '../migrations/1764000000093-words-in-place-at-once.js';
import { WordsInTime1764000000160 } from '../migrations/1764000000160-words-in-time.js';
import { WordsToFind1764000000140 } from '../migrations/1764000000140-words-to-find.js';

/** All entities that TypeORM maps. A new aggregate adds its line here. */
const ENTITIES = [AccountEntity];

/** Every migration, oldest first. Append only. */
const MIGRATIONS = [
  AccountsAndSessions1764000000001,
  PostsAndLikes1764000000010,
  Places1764000000020,
  PasswordReset1764000000030,
  GoogleSignIn1764000000040,
  GuessesAndWindows1764000000050,
  Extracts1764000000060,
  Coverage1764000000061,
  LanguageModels1764000000070,
  DailyTips1764000000075,
  PlacesAtScale1764000000085,
  NamesByWord1764000000090,
  AddressesByWord1764000000091,
  WordsByTheirBytes1764000000092,
  WordsInPlaceAtOnce1764000000093,
  SpecialisedPlaces1764000000094,
  NamesOfPeople1764000000100,
  Replies1764000000110,
  ModerationAndMutes1764000000120,
  SentOnce1764000000130,
  WordsToFind1764000000140,
  WordsInIndexes1764000000141,
  WhatAnAuthorWrote1764000000150,
  AnswerReports1764000000155,
  WordsInTime1764000000160,
  LikesInOneCall1764000000170,
  SecondFactor1764000000180,
  Passkeys1764000000190,
  Agreements1764000000200,
  EpochsOfSessions1764000000210,
  Guardians1764000000220,
  WhatChildrenWrote1764000000221,
  OwnWrites1764000000230,
  BeginningsOfWords1764000000240,
  FiledTopics1764000000250,
  HiddenInTime1764000000251,
];

// The driver keeps a date without time as the text yyyy-mm-dd, and does not make it an instant in the server's time
// zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * Makes a pool of at most `poolSize` connections to `url`, with our entities and migrations. It does not connect yet.
 * @param only the names of the migrations that it knows, for a schema as an earlier release made it
 */
export function createDataSource(
  url: string,
  poolSize = 10,
  patience = HURRIED,
  only?: ReadonlySet<string>,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: only ? MIGRATIONS.filter(({ name }) => only.has(name)) : MIGRATIONS,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    installExtensions: false,
    entitySkipConstructor: true,
    applicationName: 'sahaay',
    poolSize,
    ...connectionsFor(patience),
  });
}

/** Other addresses of the same database. */
export interface OtherWays {
  /** Leads past a pooler. */
  readonly databaseListenUrl?: string | undefined;
  /** Leads past a pooler too, as the user who owns the tables. */
  readonly databaseOwnerUrl?: string | undefined;
}

/**
 * Connects and brings the schema up to date. Replicas that start at once wait for each other. With the address of an
 * owner, whatever changes tables is done as that user, and the user of `url` is let in to read and write rows.
 * @param patience pass `UNHURRIED` for commands that run for as long as they need
 * @param tell hears a sentence for operators when the schema takes a while, or is of a newer release
 * @throws StartFault when the server does not suit, or the schema cannot be brought up to date or was outgrown
 */
export async function openDataSource(
  url: string,
  poolSize?: number,
  patience = HURRIED,
  { databaseListenUrl, databaseOwnerUrl }: OtherWays = {},
  tell: (sentence: string) => void = () => undefined,
): Promise<DataSource> {
  const database = createDataSource(url, poolSize, patience);
  const direct = databaseOwnerUrl ?? databaseListenUrl;
  if (direct) goPastPooler(database, direct);
  if (databaseOwnerUrl)
    await unhurried(database, async (owner) => {
      await assertSuitable(owner);
      await migrate(owner, tell);
      await letServe(owner, url, tell);
    });
  await database.initialize();
  try {
    await assertSuitable(database);
    if (!databaseOwnerUrl) await unhurried(database, (own) => migrate(own, tell));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
