import { screen } from '@testing-library/react';
import type { Schema } from '@sahaay/contracts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { diagnosisOf, unclear } from '../../testing/predictions.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startServer } from '../../testing/server.ts';
import { ask, predictionIs } from '../../testing/symptoms.ts';

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));

const honey: Schema<'Information'> = {
  language: 'en',
  question: 'Can a baby under one year have honey?',
  answer: 'No. It can cause infant botulism.',
  sources: [{ organisation: 'A health service', title: 'Food for babies', year: 2024 }],
};

test('an answer with its sources stands in place of the lament', async () => {
  predictionIs(unclear('not_medical', { information: honey }));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('heading', { name: 'About your question' })).toBeVisible();
  expect(screen.getByRole('heading', { name: honey.question! })).toBeVisible();
  expect(screen.getByText(honey.answer)).toBeVisible();
  expect(screen.getByText('Sources: A health service: Food for babies, 2024.')).toBeVisible();
  expect(screen.queryByText('We did not understand this')).not.toBeInTheDocument();
});

test('a Hindi answer says that it is Hindi', async () => {
  predictionIs(unclear('not_medical', { information: { ...honey, language: 'hi', answer: 'नहीं।' } }));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByText('नहीं।')).toHaveAttribute('lang', 'hi');
});

test('a question without an answer is told so, with what can be done instead', async () => {
  const answer = 'This page cannot answer that question.';
  predictionIs(unclear('not_medical', { information: { ...honey, question: null, answer, sources: [] } }));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('heading', { name: 'We cannot answer this question' })).toBeVisible();
  expect(screen.getByText(answer)).toBeVisible();
  expect(screen.queryByText(/^Sources/)).not.toBeInTheDocument();
});

test('beside a complaint the answer comes first and the result follows', async () => {
  predictionIs(diagnosisOf(['Dengue fever'], { information: honey }));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  const headings = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Your result', honey.question, 'See a doctor today']);
});

test.each([
  ['nothing else', [], 0],
  ['a complaint too', ['fever'], 1],
])('who asked a question and told of %s', async (_what, present, asked) => {
  const prediction = unclear('need_more_information', { information: honey });
  predictionIs({
    ...prediction,
    understood: { ...prediction.understood, present },
    follow_up: [{ id: 'eye_grit', text: 'Does it feel like sand in your eye?' }],
  });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await screen.findByText(honey.answer);
  expect(screen.queryAllByRole('heading', { name: 'Does it feel like sand in your eye?' })).toHaveLength(asked);
});
