import { TestSmtpServer, type TestSmtpOptions } from '../../../testing/test-smtp-server.js';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { OutsideServices } from '../../../shared/resilience/outside-services.js';
import { MailFailure } from '../domain/mailer.port.js';
import { behavesLikeAMailer, MAIL_FROM, someMail } from './mailer.contract.js';
import { SmtpMailer } from './smtp-mailer.js';

const never = new AbortController().signal;
const CREDENTIALS = { user: 'sahaay@example.org', password: 'p@ss:w/rd é' };

const running: TestSmtpServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())));

async function server(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const smtp = await TestSmtpServer.start(options);
  running.push(smtp);
  return smtp;
}

const services = new OutsideServices(new Metrics());
const mailerTo = (url: string | undefined) => new SmtpMailer(url!, MAIL_FROM, services);
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error as MailFailure,
  );

describe('mail through SMTP', () => {
  behavesLikeAMailer(async () => {
    const smtp = await TestSmtpServer.start();
    return { mailer: mailerTo(smtp.env.SMTP_URL), taken: async () => smtp.mails.splice(0), stop: () => smtp.stop() };
  });

  // ASVS 1.3.11
  it('goes to its one recipient, from the bare address of the sender', async () => {
    const smtp = await server();
    await mailerTo(smtp.env.SMTP_URL).send(someMail(), never);
    expect(smtp.mails).toMatchObject([{ from: 'help@sahaay.example', to: ['asha@example.org'] }]);
  });

  it('uses STARTTLS where it is offered, and TLS from the start with smtps://', async () => {
    for (const secure of [false, true]) {
      const smtp = await server({ secure });
      await mailerTo(smtp.env.SMTP_URL).send(someMail(), never);
      expect(smtp.mails).toMatchObject([{ secure: true }]);
    }
  });

  // ASVS 12.3.2
  it('does not trust a certificate that nobody vouches for, unless told to', async () => {
    const smtp = await server({ secure: true });
    const failure = await failureOf(mailerTo(smtp.env.SMTP_URL!.split('?')[0]).send(someMail(), never));
    expect(failure).toMatchObject({ permanent: false });
    expect(smtp.mails).toEqual([]);
  });

  it('signs in, with any characters in user and password', async () => {
    const smtp = await server({ credentials: CREDENTIALS });
    await mailerTo(smtp.env.SMTP_URL).send(someMail(), never);
    expect(smtp.mails).toMatchObject([{ user: CREDENTIALS.user }]);
  });

  it('keeps a mail for later when the password is wrong: the operator may put it right', async () => {
    const smtp = await server({ credentials: CREDENTIALS });
    const failure = await failureOf(mailerTo(smtp.env.SMTP_URL!.replace('p%40ss', 'wrong')).send(someMail(), never));
    expect(failure).toMatchObject({ permanent: false, reason: expect.stringMatching(/EAUTH.*535/) });
  });

  // ASVS 12.3.1
  it('sends no password over a network without TLS', async () => {
    const smtp = await server({ credentials: CREDENTIALS, noStartTls: true });
    // The mailer must not take this name for its own computer.
    const url = smtp.env.SMTP_URL!.replace('127.0.0.1', '0.0.0.0');
    const failure = await failureOf(mailerTo(url).send(someMail(), never));
    expect(failure).toMatchObject({ permanent: false, reason: expect.stringContaining('ETLS') });
    await mailerTo(`${url}&ignoreTLS=true`).send(someMail(), never);
    expect(smtp.mails).toHaveLength(1);
  });

  it.each([
    [450, false],
    [452, false],
    [550, true],
    [553, true],
  ])('tells a refusal of the address for now from one for good, without the address: %s', async (code, permanent) => {
    const smtp = await server();
    smtp.refuseWith = code;
    const failure = await failureOf(mailerTo(smtp.env.SMTP_URL).send(someMail(), never));
    expect(failure).toMatchObject({ permanent, reason: `EENVELOPE RCPT TO ${code}` });
    expect(failure!.message).not.toContain('asha');
  });

  it('keeps a mail for later when nobody listens, or the connection breaks after the last word', async () => {
    const smtp = await server();
    smtp.cutAfterData = true;
    expect(await failureOf(mailerTo(smtp.env.SMTP_URL).send(someMail(), never))).toMatchObject({
      permanent: false,
      maybeTaken: true,
    });
    expect(smtp.sent).toBe(1);
    await smtp.stop();
    expect(await failureOf(mailerTo(smtp.env.SMTP_URL).send(someMail(), never))).toMatchObject({
      permanent: false,
      maybeTaken: false,
      reason: expect.stringContaining('ESOCKET'),
    });
  });

  it('leaves a server alone that keeps failing, and no other: what it says of a recipient is no failure', async () => {
    const smtp = await server();
    const mailer = mailerTo(smtp.env.SMTP_URL);
    const reasons = async (times: number) => {
      const failures = [];
      for (let time = 0; time < times; time += 1)
        failures.push((await failureOf(mailer.send(someMail(), never)))?.reason);
      return failures;
    };
    smtp.refuseWith = 450;
    expect(new Set(await reasons(6))).toEqual(new Set(['EENVELOPE RCPT TO 450']));
    smtp.refuseWith = undefined;
    smtp.cutAfterData = true;
    expect((await reasons(6)).at(-1)).toBe('circuit_open');
    expect(smtp.sent).toBe(5);
  });

  it('does not wait long for a greeting, and not at all once told to stop', async () => {
    const smtp = await server();
    smtp.greetAfter = new Promise(() => undefined);
    const impatient = mailerTo(`${smtp.env.SMTP_URL}&greetingTimeout=50`);
    expect(await failureOf(impatient.send(someMail(), never))).toMatchObject({
      permanent: false,
      reason: expect.stringContaining('ETIMEDOUT'),
    });
    expect(await failureOf(mailerTo(smtp.env.SMTP_URL).send(someMail(), AbortSignal.timeout(50)))).toMatchObject({
      permanent: false,
    });
  });
});
