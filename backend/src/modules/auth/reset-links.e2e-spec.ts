import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { IssueResetLink } from './use-cases/issue-reset-link.js';

let app: TestApp;
let links: IssueResetLink;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://sahaay.example' } });
  links = app.app.get(IssueResetLink);
});
afterAll(() => app.close());

const issue = (accountId: string, mailId: string = randomUUID()) => links.execute({ accountId, mailId });
const age = (accountId: string, minutes: number) =>
  app.sql(`update password_reset set created_at = now() - $2 * interval '1 minute' where account_id = $1`, [
    accountId,
    minutes,
  ]);
const keptOf = async (accountId: string) =>
  (await app.sql('select from password_reset where account_id = $1', [accountId])).length;

describe('links to choose a new password', () => {
  it('lead to the page of the installation', async () => {
    const { user } = await app.signUp();
    expect(await issue(user.id)).toMatch(/^https:\/\/sahaay\.example\/auth\/reset-password\?token=[\w-]{43}$/);
  });

  it('are three an hour, and as many as a mail needs attempts', async () => {
    const { user } = await app.signUp();
    const mails = [randomUUID(), randomUUID(), randomUUID()];
    for (const mail of mails) expect(await issue(user.id, mail)).not.toBeNull();
    expect(await issue(user.id)).toBeNull();
    for (const mail of mails) expect(await issue(user.id, mail)).not.toBeNull();
    expect(await keptOf(user.id)).toBe(6);
    await age(user.id, 61);
    expect(await issue(user.id)).not.toBeNull();
  });

  it('are not made for an account that is gone', async () => {
    const nobody = randomUUID();
    expect(await issue(nobody)).toBeNull();
    expect(await keptOf(nobody)).toBe(0);
  });
});
