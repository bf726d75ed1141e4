import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { recordCalls } from '../../../testing/calls.ts';
import { deviceAnswers } from '../../../testing/geolocation.ts';
import { diagnosisOf } from '../../../testing/predictions.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { server, startServer } from '../../../testing/server.ts';
import { ask, FEVER, predictionIs } from '../../../testing/symptoms.ts';

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));

const REPORTS = '/api/v1/diagnostics/reports';

/** Answers reports with these statuses in turn, and tells what was sent so far. */
function reportsAnswer(...statuses: number[]) {
  const calls = recordCalls();
  server.use(
    http.post(`*${REPORTS}`, () => {
      const status = statuses.shift() ?? 201;
      if (status === 0) return HttpResponse.error();
      if (status === 201) return HttpResponse.json({ data: { done: true } }, { status });
      return HttpResponse.json({ error: { code: status, message: 'Too many requests.', reason: 'x' } }, { status });
    }),
  );
  return () => calls.filter(({ path }) => path === REPORTS).map(({ body, credentials }) => ({ body, credentials }));
}

async function openReport() {
  predictionIs(diagnosisOf(['Dengue fever', 'Malaria']));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'Report a wrong answer' }));
  const dialog = await screen.findByRole('dialog', { name: 'What is wrong with this answer?' });
  return {
    user,
    dialog: within(dialog),
    sentList: () =>
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
  };
}

test('all that is sent is shown before, and of the words only what was chosen', async () => {
  const sent = reportsAnswer();
  const { user, dialog, sentList } = await openReport();
  expect(sentList()).toEqual(['See a doctor today', 'Dengue fever', 'Malaria']);
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getByRole('combobox', { name: /What is wrong/ })).toHaveAccessibleDescription(
    /Please choose what is wrong/,
  );
  expect(sent()).toEqual([]);

  await user.selectOptions(dialog.getByRole('combobox'), 'More urgent than it says');
  await user.type(dialog.getByRole('textbox'), ' Sepsis ');
  expect(sentList()).toEqual(['More urgent than it says', 'See a doctor today', 'Dengue fever', 'Malaria', 'Sepsis']);
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([
    {
      credentials: 'omit',
      body: {
        fault: 'not_urgent_enough',
        level: 'urgent',
        conditions: ['Dengue fever', 'Malaria'],
        red_flags: [],
        note: 'Sepsis',
      },
    },
  ]);
});

test('the words go along when the person ticks that they do', async () => {
  const sent = reportsAnswer();
  const { user, dialog, sentList } = await openReport();
  await user.selectOptions(dialog.getByRole('combobox'), 'I was misunderstood');
  expect(sentList()).not.toContain(FEVER);
  await user.click(dialog.getByRole('checkbox', { name: 'Send what I wrote about how I feel, too' }));
  expect(sentList().at(-1)).toBe(FEVER);
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toMatchObject({ fault: 'misunderstood', words: FEVER });
});

test('what could not be sent stays, with the reason, and can be sent again', async () => {
  const sent = reportsAnswer(0, 429, 201);
  const { user, dialog } = await openReport();
  await user.selectOptions(dialog.getByRole('combobox'), 'Something else');
  await user.type(dialog.getByRole('textbox'), 'A note');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No connection, so nothing was sent.');
  expect(dialog.getByRole('textbox')).toHaveValue('A note');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Too many requests.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toHaveLength(3);
});
