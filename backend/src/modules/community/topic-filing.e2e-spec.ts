import { shippedKnowledge, shippedWords } from '@sahaay/engine/shipped';
import { DataSource } from 'typeorm';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import { EntryStore } from './adapters/entry.store.js';
import type { FoundPosts } from './adapters/found.read-model.js';
import { TopicFiler } from './adapters/topic-filer.js';
import { WordFiller } from './adapters/word-filler.js';
import { SearchKnowledge } from './domain/search-knowledge.js';
import { people, POSTS, reply, write } from './testing/forum.js';

const SEARCH = '/api/v1/community/search';

describe('the filing of posts and replies under topics', () => {
  let app: TestApp;
  let asha: Client;
  let ravi: Client;
  let keyOf: (topic: string) => string;
  beforeAll(async () => {
    app = await startTestApp();
    [asha, ravi] = (await people(app, 2)) as [Client, Client];
    keyOf = (topic) => app.app.get(SearchKnowledge).about(topic).filedUnder;
  });
  beforeEach(() => app.sql('delete from post; delete from topic_filing'));
  afterAll(() => app.close());

  const file = () => app.app.get(WordFiller).fill();
  const hoursPass = (hours = 1) =>
    app.sql(`update post set created_at = created_at - interval '${hours} hours';
             update reply set created_at = created_at - interval '${hours} hours'`);
  const about = async (client: Client, topic: string) => {
    const { body } = await client.post(SEARCH).send({ topic }).expect(200);
    return (body as FoundPosts).posts.map(({ content }) => content);
  };
  const filedUnder = async (topic: string) => {
    const lines = await app.sql<{ id: string }>(
      `select post_id as id from post_topic where topic_key = $1 union all select reply_id from reply_topic where topic_key = $1`,
      [keyOf(topic)],
    );
    return lines.map(({ id }) => id).toSorted();
  };
  /** The knowledge of another release, to which people say other words for dengue. */
  const otherKnowledge = (synonyms: string[]) => {
    const conditions = shippedKnowledge().conditions.map(({ entry }) =>
      entry.id === 'dengue' ? { ...entry, synonyms } : entry,
    );
    return new SearchKnowledge(conditions, shippedWords());
  };

  it('files a text under each of its topics five minutes after it was written, and once', async () => {
    const both = await write(asha, 'First malaria, then डेंगू');
    const answer = await reply(ravi, both.id, 'Malaria is no joke');
    await file();
    expect(await filedUnder('malaria')).toEqual([]);
    await hoursPass();
    await file();
    await app.sql(`update topic_filing set filed_to = 'epoch'`);
    await file();
    expect(await filedUnder('malaria')).toEqual([both.id, answer.id].toSorted());
    expect(await filedUnder('dengue')).toEqual([both.id]);
    expect(await filedUnder('migraine')).toEqual([]);
  });

  it('finds what is filed, and what came later by its words', async () => {
    const first = await write(asha, 'My dengue report');
    const lost = await write(asha, 'Dengue again');
    await hoursPass();
    await file();
    await write(asha, 'डेंगू से ठीक हो गया');
    expect(await about(ravi, 'dengue')).toEqual(['डेंगू से ठीक हो गया', 'Dengue again', 'My dengue report']);
    // What is taken out of the filing is not found: so it is what is read.
    await app.sql('delete from post_topic where post_id = $1', [lost.id]);
    expect(await about(ravi, 'dengue')).toEqual(['डेंगू से ठीक हो गया', 'My dengue report']);
    await app.sql('update post set hidden_at = now() where id = $1', [first.id]);
    expect(await about(ravi, 'dengue')).toEqual(['डेंगू से ठीक हो गया']);
  });

  it('files what is hidden too, since it may be shown again', async () => {
    const post = await write(asha, 'Dengue in our street');
    await app.sql('update post set hidden_at = now()');
    await hoursPass();
    await file();
    expect(await about(ravi, 'dengue')).toEqual([]);
    await app.sql('update post set hidden_at = null');
    expect(await about(ravi, 'dengue')).toEqual(['Dengue in our street']);
    expect(await filedUnder('dengue')).toEqual([post.id]);
  });

  it('passes nothing that has no words yet', async () => {
    await write(asha, 'Dengue two days ago');
    await hoursPass(24);
    await write(asha, 'Dengue yesterday');
    await hoursPass(24);
    await app.sql(`update post set words = null where content like '%yesterday'`);
    await app.app.get(TopicFiler).file();
    expect(await filedUnder('dengue')).toHaveLength(1);
    await file();
    expect(await filedUnder('dengue')).toHaveLength(2);
    expect(await about(ravi, 'dengue')).toEqual(['Dengue yesterday', 'Dengue two days ago']);
  });

  it('keeps nothing of what is deleted, or of what a child wrote', async () => {
    const { client: child, user } = await app.signUp();
    const gone = await write(asha, 'Dengue one');
    await reply(ravi, gone.id, 'Dengue two');
    const ofChild = await write(child, 'Dengue three');
    await reply(ravi, ofChild.id, 'Dengue four');
    await hoursPass();
    await file();
    expect(await filedUnder('dengue')).toHaveLength(4);
    await asha.delete(`${POSTS}/${gone.id}`).expect(200);
    expect(await filedUnder('dengue')).toHaveLength(2);
    await app.app
      .get(DataSource)
      .transaction((transaction) => app.app.get(EntryStore).keepFromSearch(transaction, user.id));
    expect(await filedUnder('dengue')).toEqual([]);
    expect(await about(ravi, 'dengue')).toEqual([]);
  });

  it('finds all by its words while the knowledge base has other words for a topic, and files it anew', async () => {
    const database = app.app.get(DataSource);
    await write(asha, 'My dengue report');
    await write(asha, 'Haddi tod bukhar');
    await write(asha, 'Malaria');
    await hoursPass();
    const before = otherKnowledge(['zebra fever']);
    await new TopicFiler(database, before).file();
    expect(before.about('dengue').filedUnder).not.toBe(keyOf('dengue'));
    expect(before.about('malaria').filedUnder).toBe(keyOf('malaria'));
    const after = await about(ravi, 'dengue');
    expect(after).toContain('My dengue report');
    expect(await filedUnder('dengue')).toEqual([]);
    expect(await filedUnder('malaria')).toHaveLength(1);
    await file();
    expect(await filedUnder('dengue')).toHaveLength(after.length);
    expect(await about(ravi, 'dengue')).toEqual(after);
  });

  it('forgets what no release has used for a week, but not what another one shares', async () => {
    const old = otherKnowledge(['zebra fever']);
    await write(asha, 'Zebra fever, not malaria');
    await hoursPass();
    await new TopicFiler(app.app.get(DataSource), old).file();
    await file();
    const versions = () => app.sql('select version from topic_filing');
    const filed = () =>
      app.sql('select topic_key from post_topic where topic_key = $1', [old.about('dengue').filedUnder]);
    expect(await versions()).toHaveLength(2);
    expect(await filed()).toHaveLength(1);
    await app.sql(`update topic_filing set used_at = now() - interval '8 days'`);
    await file();
    expect(await versions()).toHaveLength(1);
    expect(await filed()).toHaveLength(0);
    expect(await filedUnder('malaria')).toHaveLength(1);
  });

  it('takes turns with other replicas, and writes nothing where nothing new is old enough', async () => {
    for (let n = 0; n < 5; n += 1) await write(asha, `Malaria ${n}`);
    await hoursPass();
    const replicas = Array.from(
      { length: 3 },
      () => new TopicFiler(app.app.get(DataSource), app.app.get(SearchKnowledge)),
    );
    await Promise.all(replicas.map((replica) => replica.file()));
    expect(await filedUnder('malaria')).toHaveLength(5);
    const written = () => app.sql('select xmin, filed_to from topic_filing');
    const before = await written();
    await replicas[0]!.file();
    expect(await written()).toEqual(before);
  });

  it('lets a text be deleted while it is filed', async () => {
    const post = await write(asha, 'Dengue');
    await hoursPass();
    await app.app.get(DataSource).transaction(async (deleting) => {
      await deleting.query('delete from post where id = $1', [post.id]);
      // The product files by itself each minute, and then there may be nothing left to do here.
      const refusal = await app.app
        .get(TopicFiler)
        .file()
        .catch((error: unknown) => String(error));
      expect(refusal ?? 'could not obtain lock').toContain('could not obtain lock');
    });
    await file();
    expect(await filedUnder('dengue')).toEqual([]);
  });
});
