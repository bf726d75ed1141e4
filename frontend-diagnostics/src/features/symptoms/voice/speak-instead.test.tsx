import { screen } from '@testing-library/react';
import { texts } from '../../../i18n/texts.ts';
import { deviceAnswers } from '../../../testing/geolocation.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { startServer } from '../../../testing/server.ts';
import { browserHearsNothing, browserListens, recogniser } from '../../../testing/speech.ts';
import { box } from '../../../testing/symptoms.ts';

startServer();
beforeEach(() => {
  deviceAnswers({ code: 1 });
  localStorage.clear();
  browserListens();
});
afterEach(browserHearsNothing);

const mic = () => screen.getByRole('button', { name: 'Speak instead of typing' });
const start = () => screen.findByRole('button', { name: 'Start listening' });

test('a browser that cannot listen has no microphone', () => {
  browserHearsNothing();
  renderRemote('diagnostics');
  expect(screen.queryByRole('button', { name: /Speak/ })).toBeNull();
});

test('says who hears before the first word, then adds what it hears to what is typed', async () => {
  const { user } = renderRemote('diagnostics');
  await user.type(box(), 'I am 40.');
  await user.click(mic());
  expect(await screen.findByText(/may hear what you say/)).toBeVisible();
  expect(() => recogniser()).toThrow('does not listen');
  await user.click(await start());
  expect(recogniser().lang).toBe('en-IN');
  expect(screen.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  recogniser().hears('my head');
  expect(screen.getByText('“my head”')).toBeVisible();
  recogniser().hears('my head hurts since morning');
  expect(box()).toHaveValue('I am 40.');
  recogniser().ends();
  expect(box()).toHaveValue('I am 40. my head hurts since morning');
  expect(screen.getByText('Your words are in the box.')).toHaveAttribute('role', 'status');

  await user.click(mic());
  recogniser().hears('and my eyes');
  await user.click(screen.getByRole('button', { name: 'Stop listening' }));
  expect(box()).toHaveValue('I am 40. my head hurts since morning and my eyes');
});

test('who rather types is not heard, and is asked again next time', async () => {
  const { user } = renderRemote('diagnostics');
  await user.click(mic());
  await user.click(await screen.findByRole('button', { name: 'I will type' }));
  expect(() => recogniser()).toThrow('does not listen');
  await user.click(mic());
  expect(await start()).toBeVisible();
});

test('listens in the language of the page', async () => {
  await texts.fetch('hi');
  const { user } = renderRemote('diagnostics', { locale: 'hi' });
  await user.click(screen.getByRole('button', { name: 'लिखने के बजाय बोलकर बताएँ' }));
  await user.click(await screen.findByRole('button', { name: 'सुनना शुरू करें' }));
  expect(recogniser().lang).toBe('hi-IN');
});

test.each([
  ['not-allowed', /not allowed here/],
  ['service-not-allowed', /not allowed here/],
  ['no-speech', /We heard nothing/],
  ['network', /needs the internet/],
  ['audio-capture', /No microphone was found/],
  ['language-not-supported', /cannot hear this language/],
  ['bad-grammar', /could not hear you/],
])('tells of %s in a plain sentence', async (error, sentence) => {
  const { user } = renderRemote('diagnostics');
  await user.click(mic());
  await user.click(await start());
  recogniser().fails(error);
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status');
  expect(mic()).toBeEnabled();
  expect(box()).toHaveValue('');
});

test('what is still being heard is forgotten when the page goes', async () => {
  const { user, unmount } = renderRemote('diagnostics');
  await user.click(mic());
  await user.click(await start());
  const listening = recogniser();
  listening.hears('nobody else');
  unmount();
  expect(listening.isOn).toBe(false);
  renderRemote('diagnostics');
  expect(box()).not.toHaveValue('nobody else');
});
