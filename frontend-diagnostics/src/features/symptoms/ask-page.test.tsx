import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fixtures, problem } from '@sahaay/contracts/testing';
import { recordCalls } from '../../testing/calls.ts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';
import { ask, box, FEVER, submitButton } from '../../testing/symptoms.ts';

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));

const path = '*/api/v1/diagnostics/predict';
const CONSENT = { name: /Use my age and sex/ };

test('Submit waits for words', async () => {
  const { user } = renderRemote('diagnostics');
  expect(submitButton()).toBeDisabled();
  await user.type(box(), 'Fever');
  expect(submitButton()).toBeEnabled();
  expect(screen.getByText('5 / 4,000')).toBeInTheDocument();
});

test('blank words are refused with a toast and at the box', async () => {
  const { user, toasts } = renderRemote('diagnostics');
  await ask(user, '   ');
  expect(toasts).toEqual(['Please describe your symptoms first']);
  expect(box()).toHaveAccessibleDescription(/Please describe your symptoms first/);
  expect(box()).toHaveFocus();
});

test('Ctrl and Enter submit too, an empty box included', async () => {
  const { user, toasts } = renderRemote('diagnostics');
  await user.type(box(), '{Control>}{Enter}{/Control}');
  expect(toasts).toEqual(['Please describe your symptoms first']);
});

test.each([
  ['too short', 'ow', /write a few more words/],
  ['too long', 'a'.repeat(4001), /keep it under 4,000 characters/],
])('%s is said at the box and nothing is sent', async (_name, words, message) => {
  const calls = recordCalls();
  const { user, toasts } = renderRemote('diagnostics');
  box().focus();
  await user.paste(words);
  await user.click(submitButton());
  expect(box()).toHaveAccessibleDescription(message);
  expect(toasts).toEqual([]);
  expect(calls).toEqual([]);
});

test('an example fills the box and gives it the focus', async () => {
  const { user } = renderRemote('diagnostics');
  await user.click(screen.getByRole('button', { name: 'Fever and cough for two days' }));
  expect(box()).toHaveValue('Fever and cough for two days');
  expect(box()).toHaveFocus();
});

test('the words go out without the cookie, and without age and sex unless the person agrees', async () => {
  const calls = recordCalls();
  const { user } = renderRemote('diagnostics');
  expect(screen.getByRole('checkbox', CONSENT)).not.toBeChecked();
  await ask(user);
  await screen.findByRole('heading', { name: 'Your result' });
  expect(calls[0]).toEqual({
    path: '/api/v1/diagnostics/predict',
    body: { symptomsText: FEVER, engine: 'knowledge_base' },
    credentials: 'omit',
  });
});

test('with consent, age and sex of the profile are sent', async () => {
  const calls = recordCalls();
  const dob = `${new Date().getFullYear() - 34}-01-01`;
  const { user } = renderRemote('diagnostics', { user: { ...fixtures.user, dob } });
  expect(
    screen.getByText('34 years old, female. We send this with your question and do not keep it.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', CONSENT));
  await ask(user);
  await screen.findByRole('heading', { name: 'Your result' });
  expect(calls[0]?.body).toEqual({ symptomsText: FEVER, age: 34, sex: 'female', engine: 'knowledge_base' });
});

test('a profile without age and sex is not asked for consent', () => {
  renderRemote('diagnostics', { user: { ...fixtures.user, dob: null, gender: null } });
  expect(screen.queryByRole('checkbox', CONSENT)).not.toBeInTheDocument();
});

test('while it analyzes the button says so and is disabled', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(path, async () => {
      await waiting;
      return HttpResponse.json(fixtures.prediction);
    }),
  );
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(screen.getByRole('button', { name: 'Analyzing Symptoms...' })).toBeDisabled();
  answer();
  expect(await screen.findByRole('heading', { name: 'Your result' })).toHaveFocus();
});

test('a failure is shown with its status and message, and in a toast; Try Again resets it and leaves the words', async () => {
  server.use(http.post(path, () => problem(503, 'The service is busy.')));
  const { user, toasts } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to analyze symptoms (503): The service is busy.');
  expect(toasts).toEqual(['Error: The service is busy.']);
  expect(box()).toHaveValue(FEVER);
  expect(screen.getAllByRole('link', { name: /112/ })[0]).toHaveAttribute('href', 'tel:112');

  const calls = recordCalls();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByText(/Failed to analyze/)).not.toBeInTheDocument();
  expect(box()).toHaveValue(FEVER);
  expect(box()).toHaveFocus();
  expect(calls).toEqual([]);

  server.resetHandlers();
  await user.click(submitButton());
  expect(await screen.findByRole('heading', { name: 'Your result' })).toBeInTheDocument();
});

test('Submit comes right after the box; examples make room once something is written, consent stays', async () => {
  const { user } = renderRemote('diagnostics');
  const example = { name: 'Fever and cough for two days' };
  const follows = (later: HTMLElement) =>
    submitButton().compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows(screen.getByRole('button', example))).toBeTruthy();
  expect(follows(screen.getByRole('checkbox', CONSENT))).toBeTruthy();
  await user.type(box(), 'F');
  expect(screen.queryByRole('button', example)).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', CONSENT)).toBeInTheDocument();
  await user.clear(box());
  expect(screen.getByRole('button', example)).toBeInTheDocument();
});

test('without an answer the panel asks to check the connection', async () => {
  server.use(http.post(path, () => HttpResponse.error()));
  const { user, toasts } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to analyze symptoms. Please check your connection and try again.',
  );
  expect(toasts).toEqual([]);
});

test('a failure without a sentence of its own still says something', async () => {
  server.use(http.post(path, () => new HttpResponse('<html>', { status: 502 })));
  const { user, toasts } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to analyze symptoms (502): Something went wrong. Please try again later.',
  );
  expect(toasts).toEqual(['Error: Something went wrong. Please try again later.']);
});

test('submitting again takes an earlier failure away at once', async () => {
  server.use(http.post(path, () => problem(500, 'Broken.')));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await screen.findByRole('alert');
  server.use(http.post(path, () => new Promise<never>(() => undefined)));
  await user.click(submitButton());
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('what was written is kept for this person in this tab alone, while another page is shown', async () => {
  const { user, goTo } = renderRemote('diagnostics');
  await user.type(box(), FEVER);
  goTo('nearby');
  goTo('diagnostics');
  expect(box()).toHaveValue(FEVER);
  expect(localStorage).toHaveLength(0);
  expect(Object.keys(sessionStorage)).toEqual(['sahaay.person.draft.symptoms']);
  expect(window.location.href).not.toContain('fever');
  goTo('diagnostics', { user: { ...fixtures.user, id: 'somebody-else' } });
  expect(box()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('nothing of it shows once nobody is signed in', async () => {
  const { user, goTo } = renderRemote('diagnostics');
  await user.type(box(), FEVER);
  goTo('diagnostics', { user: null });
  expect(box()).toHaveValue('');
});

test('words written before the profile has loaded stay', async () => {
  const { user, goTo } = renderRemote('diagnostics', { user: null });
  await user.type(box(), FEVER);
  goTo('diagnostics', { user: fixtures.user });
  expect(box()).toHaveValue(FEVER);
});
