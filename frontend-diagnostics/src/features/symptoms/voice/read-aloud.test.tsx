import { act, fireEvent, screen, within } from '@testing-library/react';
import { texts } from '../../../i18n/texts.ts';
import { deviceAnswers } from '../../../testing/geolocation.ts';
import { diagnosisOf, emergencyOf, heartAttack } from '../../../testing/predictions.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { startServer } from '../../../testing/server.ts';
import { browserIsMute, browserSpeaks } from '../../../testing/speech.ts';
import { ask, predictionIs } from '../../../testing/symptoms.ts';
import { NO_RESULTS, useDiagnosis } from '../diagnosis-state.ts';

startServer();
beforeEach(() => {
  deviceAnswers({ code: 1 });
  useDiagnosis.setState(NO_RESULTS);
});
afterEach(browserIsMute);

const ENGLISH = { lang: 'en-IN', localService: true };
const CALM = 'Itchy red patches on my arm';
const read = { name: 'Read aloud' };
const spoken = () => document.querySelector('[data-spoken]')?.textContent;

async function seeResult() {
  predictionIs(diagnosisOf(['Dengue fever']));
  const view = renderRemote('diagnostics');
  await ask(view.user, CALM);
  await screen.findByRole('heading', { name: 'Your result' });
  return view;
}

test.each([
  ['none', []],
  ['none for the language', [{ lang: 'ta-IN', localService: true }]],
  ['one that sends the words away', [{ lang: 'en-IN', localService: false }]],
])('is not offered where the voices of the browser are %s', async (_name, voices) => {
  browserSpeaks(voices);
  await seeResult();
  expect(screen.queryByRole('button', read)).toBeNull();
});

test('a result is read on request alone, the line that is read is marked, and it can be stopped', async () => {
  const { said } = browserSpeaks([{ lang: 'en-US', localService: true }, ENGLISH]);
  const { user } = await seeResult();
  expect(said).toEqual([]);
  await user.click(screen.getByRole('button', read));
  const stop = await screen.findByRole('button', { name: 'Stop reading' });
  expect(said[0]).toMatchObject({ lang: 'en-IN', text: spoken() });
  said[0]!.end();
  expect(said).toHaveLength(2);
  expect(spoken()).toBe(said[1]!.text);
  expect(spoken()).not.toBe(said[0]!.text);
  await user.click(stop);
  expect(spoken()).toBeUndefined();
  said[1]!.end();
  expect(said).toHaveLength(2);
  expect(screen.getByRole('button', read)).toBeVisible();
});

test('ends after the last line', async () => {
  const { said } = browserSpeaks([ENGLISH]);
  const { user } = await seeResult();
  await user.click(screen.getByRole('button', read));
  await screen.findByRole('button', { name: 'Stop reading' });
  for (let line = 0; line < said.length; line += 1) said[line]!.end();
  expect(await screen.findByRole('button', read)).toBeVisible();
  expect(said.map(({ text }) => text).join(' ')).toMatch(/See a doctor.*Call 112 at once if you bleed/);
});

test('stops when the page is hidden, and when it goes', async () => {
  const { said } = browserSpeaks([ENGLISH]);
  const { user, unmount } = await seeResult();
  await user.click(screen.getByRole('button', read));
  await screen.findByRole('button', { name: 'Stop reading' });
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  act(() => void fireEvent(document, new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'hidden');
  expect(screen.getByRole('button', read)).toBeVisible();

  await user.click(screen.getByRole('button', read));
  const cancel = jest.spyOn(speechSynthesis, 'cancel');
  const before = said.length;
  unmount();
  expect(cancel).toHaveBeenCalled();
  said.at(-1)!.end();
  expect(said).toHaveLength(before);
});

test('first aid is read in the language of the page', async () => {
  const { said } = browserSpeaks([ENGLISH, { lang: 'hi_IN', localService: true }]);
  await texts.fetch('hi');
  const { user } = renderRemote('diagnostics', { locale: 'hi' });
  await ask(user, 'मेरे सीने में बहुत तेज़ दर्द है और पसीना आ रहा है');
  const page = await screen.findByRole('dialog');
  await user.click(within(page).getByRole('button', { name: 'पढ़कर सुनाएँ' }));
  await within(page).findByRole('button', { name: 'पढ़ना बंद करें' });
  expect(said[0]).toMatchObject({ lang: 'hi_IN', text: within(page).getByRole('heading', { level: 1 }).textContent });
  said[0]!.end();
  expect(within(page).getAllByRole('listitem')[0]).toHaveTextContent(said[1]!.text);
});

test('nothing is read out where somebody may be watched', async () => {
  browserSpeaks([ENGLISH]);
  predictionIs(emergencyOf([{ ...heartAttack, id: 'violence', kind: 'violence' }]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { ...read, hidden: true })).toBeNull();
});
