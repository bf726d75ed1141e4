import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import PostalMime from 'postal-mime';
import { behavesLikeAMailer, MAIL_FROM, someMail } from './mailer.contract.js';
import { OutboxMailer } from './outbox-mailer.js';
import { Outbox } from './outbox.js';

const never = new AbortController().signal;
const living = async (_accountId: string, work: () => Promise<void>) => (await work(), true);
const gone = async () => false;

beforeAll(() => Logger.overrideLogger(false));

let top: string;
let folder: string;
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'sahaay-outbox-'));
  folder = join(top, 'data/outbox');
});
afterEach(() => rm(top, { recursive: true, force: true }));

describe('mail to files', () => {
  behavesLikeAMailer(async () => {
    const place = await mkdtemp(join(tmpdir(), 'sahaay-outbox-'));
    const taken = async () => {
      const names = await readdir(place);
      const raws = await Promise.all(names.map((name) => readFile(join(place, name), 'utf8')));
      await Promise.all(names.map((name) => rm(join(place, name))));
      return Promise.all(raws.map(async (raw) => ({ raw, content: await PostalMime.parse(raw) })));
    };
    return {
      mailer: new OutboxMailer(new Outbox(place), MAIL_FROM, living),
      taken,
      stop: () => rm(place, { recursive: true }),
    };
  });

  it('is readable by its owner alone, in a folder that is made when needed', async () => {
    const mail = someMail();
    await new OutboxMailer(new Outbox(folder), MAIL_FROM, living).send(mail, never);
    const names = await readdir(folder);
    expect(names).toEqual([`${mail.accountId}.${mail.id}.eml`]);
    expect((await stat(join(folder, names[0]!))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('is one file however often it is attempted', async () => {
    const mailer = new OutboxMailer(new Outbox(folder), MAIL_FROM, living);
    const mail = someMail();
    await mailer.send(mail, never);
    await mailer.send({ ...mail, text: 'the second time\n' }, never);
    const names = await readdir(folder);
    expect(names).toHaveLength(1);
    expect(await readFile(join(folder, names[0]!), 'utf8')).toContain('the second time');
  });

  it('is not written for a person who is gone', async () => {
    await new OutboxMailer(new Outbox(folder), MAIL_FROM, gone).send(someMail(), never);
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  it('waits for later when it cannot be written', async () => {
    await writeFile(join(top, 'data'), 'in the way');
    const failure = await new OutboxMailer(new Outbox(folder), MAIL_FROM, living)
      .send(someMail(), never)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ permanent: false, reason: 'ENOTDIR' });
  });
});

describe('the outbox', () => {
  const put = async (outbox: Outbox, mail = someMail()) => {
    await outbox.put(mail.accountId, mail.id, Buffer.from('mail'));
    return mail;
  };

  it('forgets a person, with what was never finished, and nobody else', async () => {
    const outbox = new Outbox(folder);
    const left = await put(outbox);
    const stays = await put(outbox);
    await writeFile(join(folder, `${left.accountId}.${left.id}.eml.${left.id}.part`), 'half');
    await outbox.forget(left.accountId);
    expect(await readdir(folder)).toEqual([`${stays.accountId}.${stays.id}.eml`]);
  });

  it('is tidied of people who are gone and of what is a week old, and keeps files that are not its own', async () => {
    const outbox = new Outbox(folder);
    const [left, old, stays] = [await put(outbox), await put(outbox), await put(outbox)];
    const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 3600;
    await utimes(join(folder, `${old.accountId}.${old.id}.eml`), eightDaysAgo, eightDaysAgo);
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await outbox.tidy(async (ids) => new Set(ids.filter((id) => id !== left.accountId)));
    expect((await readdir(folder)).toSorted()).toEqual([`${stays.accountId}.${stays.id}.eml`, 'notes.txt'].toSorted());
  });

  it('need not exist to be forgotten and tidied', async () => {
    await new Outbox(folder).forget(someMail().accountId);
    await new Outbox(folder).tidy(async () => new Set());
  });
});
