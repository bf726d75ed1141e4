import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@sahaay/contracts/testing';
import { recordCalls } from '../../../testing/calls.ts';
import { CHECKS, checkOf, DAY, fileOf } from '../../../testing/checks.ts';
import { deviceAnswers } from '../../../testing/geolocation.ts';
import { diagnosisOf, emergencyOf, heartAttack } from '../../../testing/predictions.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { startServer } from '../../../testing/server.ts';
import { ask, predictionIs } from '../../../testing/symptoms.ts';
import { fakeServices } from '../../../standalone/fake-services.ts';

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const ME = fakeServices().user!.id;
const TITLE = 'Your past checks';
const understood = {
  ...fixtures.prediction.understood,
  about: 'self' as const,
  present: ['fever', 'body ache'],
  days: 3,
};
const flu = diagnosisOf(['Influenza (flu)'], { understood });
const keepBox = () => screen.findByRole('checkbox', { name: /Keep my results on this device/ }, { timeout: 8000 });
const link = () => screen.findByRole('button', { name: TITLE });
const kept = () => JSON.parse(localStorage.getItem(CHECKS) ?? 'null') as { checks: { text: string }[] } | null;
const keep = (...checks: unknown[]) => localStorage.setItem(CHECKS, fileOf(ME, checks));

test('nothing is kept unless the person asks for it', async () => {
  predictionIs(flu);
  const { user } = renderRemote('diagnostics');
  expect(screen.queryByRole('button', { name: TITLE })).not.toBeInTheDocument();
  await ask(user);
  expect(await keepBox()).not.toBeChecked();
  expect(localStorage).toHaveLength(0);
});

test('a result is kept on the device, opens from the list as it was, and is never sent', async () => {
  const calls = recordCalls();
  predictionIs(flu);
  const { user } = renderRemote('diagnostics');
  await ask(user, 'fever of 38.5 C and body ache');
  await user.click(await keepBox());
  expect(kept()!.checks).toMatchObject([
    { text: 'fever of 38.5 C and body ache', about: 'self', level: 'urgent', conditions: ['Influenza (flu)'] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await user.click(await link());
  expect(await screen.findByRole('heading', { name: TITLE })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^fever, body ache, 38.5 °C Earlier today/ }));
  expect(screen.getByRole('heading', { name: /^Your check of \d\d\/\d\d\/\d\d/ })).toHaveFocus();
  expect(screen.getByText(/This result is old/)).toBeVisible();
  expect(screen.getByText('We understood: fever, body ache, for 3 days.')).toBeVisible();
  expect(screen.getByText('See a doctor today')).toBeVisible();
  expect(screen.getByText('Influenza (flu)')).toBeVisible();
  expect(JSON.stringify(calls)).not.toContain('pastChecks');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
});

test('a new result says what was told before', async () => {
  keep(checkOf({ id: 'before', at: Date.now() - 3 * DAY }));
  predictionIs(flu);
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(
    await screen.findByText(
      /3 days ago you told us: fever, cough, 38 °C. We advised: See a doctor this week./,
      {},
      { timeout: 8000 },
    ),
  ).toBeVisible();
  await waitFor(() => expect(kept()!.checks).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'See that check' }));
  expect(await screen.findByRole('heading', { name: /^Your check of/ })).toBeVisible();
});

test('what was deleted is gone, and a result that is still on the page is not kept again', async () => {
  keep(checkOf({ id: 'before', at: Date.now() - 3 * DAY }));
  predictionIs(flu);
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'See that check' }, { timeout: 8000 }));
  await user.click(await screen.findByRole('button', { name: 'Delete this check' }));
  await waitFor(() => expect(kept()!.checks.map(({ text }) => text)).toEqual([expect.stringContaining('High fever')]));
  expect(await screen.findByRole('heading', { name: 'Your result' })).toBeVisible();
});

test('all are deleted with one tap, and one by one', async () => {
  keep(checkOf({ id: 'one' }), checkOf({ id: 'two', present: ['cough'] }), checkOf({ id: 'three' }));
  const { user } = renderRemote('diagnostics');
  await user.click(await link());
  await user.click((await screen.findAllByRole('button', { name: /^Delete the check of/ }))[0]!);
  expect(kept()!.checks).toHaveLength(2);
  expect(screen.getByRole('heading', { name: TITLE })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  expect(kept()!.checks).toEqual([]);
  expect(screen.getByText('Nothing is kept yet. Your next result will be.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Keep my results/ }));
  expect(localStorage).toHaveLength(0);
});

test('a file that cannot be read holds nothing and says so', async () => {
  localStorage.setItem(CHECKS, '{"version":0}');
  const { user } = renderRemote('diagnostics');
  await user.click(await link());
  expect(await screen.findByText(/Your past checks cannot be read/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete what is left' }));
  expect(screen.getByText('No checks are kept on this device.')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('an emergency is kept, violence and wishing to die never are', async () => {
  keep();
  predictionIs(emergencyOf([heartAttack], ['Heart attack']));
  const first = renderRemote('diagnostics');
  await ask(first.user, 'crushing chest pain');
  await waitFor(() => expect(kept()!.checks).toHaveLength(1), { timeout: 8000 });
  first.unmount();
  keep();
  predictionIs(emergencyOf([{ ...heartAttack, id: 'violence', kind: 'violence' }]));
  const second = renderRemote('diagnostics', { user: { ...fakeServices().user!, id: 'other' } });
  localStorage.setItem(CHECKS, fileOf('other', []));
  await ask(second.user, 'he beats me');
  await screen.findByRole('heading', { name: 'Your result', hidden: true });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(kept()!.checks).toEqual([]);
});

describe('a lock', () => {
  let isTheOwner = true;
  class Credential {
    rawId = new Uint8Array([1, 2, 3]).buffer;
    response = { authenticatorData: new Uint8Array(37).fill(0x05, 32, 33).buffer };
    static isUserVerifyingPlatformAuthenticatorAvailable = () => Promise.resolve(true);
  }
  beforeEach(() => {
    isTheOwner = true;
    const answer = () => (isTheOwner ? Promise.resolve(new Credential()) : Promise.reject(new Error('called off')));
    Object.defineProperty(window, 'PublicKeyCredential', { value: Credential, configurable: true });
    Object.defineProperty(navigator, 'credentials', { value: { create: answer, get: answer }, configurable: true });
  });

  test('is put on the list and hides it until the device has asked who it is', async () => {
    keep(checkOf());
    const { user } = renderRemote('diagnostics');
    await user.click(await link());
    await user.click(await screen.findByRole('checkbox', { name: /Ask for my fingerprint/ }));
    expect(await screen.findByRole('checkbox', { name: /Ask for my fingerprint/ })).toBeChecked();
    expect(screen.getByText(/It is no encryption/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));

    isTheOwner = false;
    await user.click(await link());
    await user.click(await screen.findByRole('button', { name: 'Unlock them' }));
    expect(await screen.findByText('They are still locked. Please try again.')).toBeVisible();
    expect(screen.queryByText(/fever/)).not.toBeInTheDocument();

    isTheOwner = true;
    await user.click(screen.getByRole('button', { name: 'Unlock them' }));
    const list = within(await screen.findByRole('list'));
    expect(list.getByText('fever, cough, 38 °C')).toBeVisible();
  });

  test('lets a new result tell no words of an earlier one, and everything be deleted without it', async () => {
    localStorage.setItem(CHECKS, fileOf(ME, [checkOf({ at: Date.now() - DAY })], { lock: 'AQID' }));
    predictionIs(flu);
    const { user } = renderRemote('diagnostics');
    await ask(user);
    expect(
      await screen.findByText('Yesterday you asked about something like this.', { exact: false }, { timeout: 8000 }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See that check' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    expect(localStorage).toHaveLength(0);
  });
});
