import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Schema } from '@sahaay/contracts';
import type { LanguageModel } from '@sahaay/contracts/shell';
import { fixtures, problem } from '@sahaay/contracts/testing';
import { recordCalls } from '../../testing/calls.ts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { diagnosisOf, emergencyOf, heartAttack, unclear } from '../../testing/predictions.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';
import { ask, FEVER } from '../../testing/symptoms.ts';
import { forgetVisit } from './model-consent.ts';

type Prediction = Schema<'Prediction'>;

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));

const OURS: LanguageModel = { provider: null };
const ANTHROPIC: LanguageModel = { provider: 'Anthropic' };
const own = diagnosisOf(['Dengue fever', 'Malaria'], {
  triage: { level: 'doctor', advice: 'Go.', steps: [], warning: null },
});
const both = (changes: Partial<Prediction> = {}) =>
  diagnosisOf(['Malaria', 'Dengue fever'], { triage: own.triage, engine: 'llm', ...changes });
const urgent: Schema<'Triage'> = { level: 'urgent', advice: 'Go today.', steps: [], warning: null };
const theSwitch = () => screen.getByRole('checkbox', { name: /Do not use AI for my answer/ });
const firstCondition = () => screen.getAllByRole('heading', { level: 3 })[0];
const secondCalls = (calls: ReturnType<typeof recordCalls>) =>
  calls.filter(({ path, body }) => path.endsWith('/predict') && !(body as { engine?: string }).engine);

/** Has our own engine answer with `first`, at once. The second answer comes when the test calls `release` with it. */
function serverAnswers(first: Prediction = own) {
  let release: (answer: Prediction | Response) => void = () => undefined;
  server.use(
    http.post('*/api/v1/diagnostics/predict', async ({ request }) => {
      const question = (await request.json()) as Schema<'PredictRequest'>;
      if (question.engine) return HttpResponse.json(first);
      const answer = await new Promise<Prediction | Response>((resolve) => (release = resolve));
      return answer instanceof Response ? answer : HttpResponse.json(answer);
    }),
  );
  return (answer: Prediction | Response) => act(async () => release(answer));
}

describe('who reads the words', () => {
  test('without a language model nothing is said of one', () => {
    renderRemote('diagnostics');
    expect(screen.queryByRole('checkbox', { name: /Do not use AI/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/AI/)).not.toBeInTheDocument();
  });

  test('another company gets nothing unless the person lets it', async () => {
    const calls = recordCalls();
    serverAnswers();
    const { user } = renderRemote('diagnostics', { languageModel: ANTHROPIC });
    expect(theSwitch()).toBeChecked();
    expect(theSwitch()).toHaveAccessibleDescription(/^No AI reads your words\..*Anthropic/);
    await ask(user);
    await screen.findByText('You most likely have:');
    expect(screen.queryByText(/\bAI\b/)).not.toBeInTheDocument();
    expect(secondCalls(calls)).toEqual([]);
  });

  test('it gets them once the person lets it, and the result says so', async () => {
    const calls = recordCalls();
    serverAnswers();
    const { user } = renderRemote('diagnostics', { languageModel: ANTHROPIC });
    await user.click(theSwitch());
    expect(theSwitch()).toHaveAccessibleDescription(
      'Your words also go to Anthropic, whose AI gives a second opinion. Your name and contacts do not.',
    );
    await ask(user);
    await screen.findByText('The AI is looking too…');
    expect(secondCalls(calls)).toEqual([
      { path: '/api/v1/diagnostics/predict', body: { symptomsText: FEVER }, credentials: 'omit' },
    ]);
    expect(screen.getByText(/We do not save your words\. They also went to Anthropic\./)).toBeInTheDocument();
  });

  test('the choice is kept on the device, for this person and this company', async () => {
    const { user, goTo } = renderRemote('diagnostics', { languageModel: ANTHROPIC });
    await user.click(theSwitch());
    forgetVisit();
    goTo('nearby');
    goTo('diagnostics');
    expect(theSwitch()).not.toBeChecked();
    goTo('diagnostics', { languageModel: { provider: 'OpenAI' } });
    expect(theSwitch()).toBeChecked();
    goTo('diagnostics', { user: fixtures.user, languageModel: ANTHROPIC });
    expect(theSwitch()).toBeChecked();
  });

  test('age and sex are named when they go too', async () => {
    const { user } = renderRemote('diagnostics', { languageModel: ANTHROPIC });
    await user.click(theSwitch());
    await user.click(screen.getByRole('checkbox', { name: /Use my age and sex/ }));
    expect(theSwitch()).toHaveAccessibleDescription(/^Your words, age and sex also go to Anthropic/);
  });

  test('so are those of a child', async () => {
    const { user } = renderRemote('diagnostics', { languageModel: ANTHROPIC });
    await user.click(theSwitch());
    await user.click(screen.getByRole('radio', { name: 'My child' }));
    expect(theSwitch()).toHaveAccessibleDescription(/^Your words also go to Anthropic/);
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '4');
    expect(theSwitch()).toHaveAccessibleDescription(/^Your words, age and sex also go to Anthropic/);
  });

  test('a model of this service reads them unless the person says no', async () => {
    const calls = recordCalls();
    serverAnswers();
    const { user } = renderRemote('diagnostics', { languageModel: OURS });
    expect(theSwitch()).not.toBeChecked();
    expect(theSwitch()).toHaveAccessibleDescription(/Our own AI reads your words too/);
    await user.click(theSwitch());
    expect(theSwitch()).toHaveAccessibleDescription('No AI reads your words.');
    await ask(user);
    await screen.findByText('You most likely have:');
    expect(screen.getByText(/This answer comes from Sahaay’s own medical knowledge\./)).toBeInTheDocument();
    expect(secondCalls(calls)).toEqual([]);
  });

  test('an emergency is not put to a model', async () => {
    const calls = recordCalls();
    serverAnswers(emergencyOf([heartAttack]));
    const { user } = renderRemote('diagnostics', { languageModel: OURS });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'None of these apply to me' }));
    expect(secondCalls(calls)).toEqual([]);
  });
});

describe('the second opinion', () => {
  async function asked(first?: Prediction) {
    const release = serverAnswers(first);
    const view = renderRemote('diagnostics', { languageModel: OURS });
    await ask(view.user);
    const note = await screen.findByText('The AI is looking too…');
    expect(note).toHaveAttribute('role', 'status');
    return { ...view, release };
  }

  test('changes nothing until the person opens it', async () => {
    const { user, release } = await asked();
    await release(both());
    expect(await screen.findByText('The AI looked too.')).toBeInTheDocument();
    expect(firstCondition()).toHaveTextContent('Dengue fever');
    expect(screen.getByText(/This answer comes from Sahaay’s own medical knowledge\./)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'See its view' }));
    expect(firstCondition()).toHaveTextContent('Malaria');
    expect(screen.getByRole('heading', { name: 'You most likely have:' })).toHaveFocus();
    expect(screen.getByText(/own medical knowledge and our own AI/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'See its view' })).not.toBeInTheDocument();
  });

  test('that agrees has nothing to open', async () => {
    const { release } = await asked();
    await release({ ...own, engine: 'llm' });
    expect(await screen.findByText('The AI looked too. It agrees.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'See its view' })).not.toBeInTheDocument();
  });

  test('that wants care sooner raises the care level at once, and says so wherever the person is', async () => {
    const { user, release } = await asked();
    await release(both({ triage: urgent }));
    const show = await screen.findByRole('button', { name: 'Show' });
    expect(show.parentElement).toHaveAttribute('role', 'alert');
    expect(show.parentElement).toHaveTextContent('See a doctor today');
    expect(screen.getByRole('heading', { name: 'See a doctor today' })).toBeInTheDocument();
    expect(firstCondition()).toHaveTextContent('Dengue fever');

    await user.click(show);
    expect(screen.getByRole('heading', { name: 'See a doctor today' })).toHaveFocus();
    expect(firstCondition()).toHaveTextContent('Malaria');
    expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
  });

  test('that wants care sooner does not lose the focus in the card it replaces', async () => {
    const { release } = await asked();
    act(() => screen.getByRole('button', { name: 'See doctors nearby' }).focus());
    await release(both({ triage: urgent }));
    expect(await screen.findByRole('heading', { name: 'See a doctor today' })).toHaveFocus();
  });

  test('that sees an emergency interrupts', async () => {
    const { release } = await asked();
    await release(both({ response_type: 'emergency', triage: { ...urgent, level: 'emergency' } }));
    expect(await screen.findByRole('heading', { name: 'This may be an emergency' })).toHaveFocus();
  });

  test('can be opened where our own engine understood too little', async () => {
    const { user, release } = await asked(unclear('need_more_information'));
    await release(both());
    await user.click(await screen.findByRole('button', { name: 'See its view' }));
    expect(screen.getByRole('heading', { name: 'Your result' })).toHaveFocus();
    expect(firstCondition()).toHaveTextContent('Malaria');
  });

  test.each([
    ['too many questions', () => problem(429, 'Too many requests.')],
    ['a failure of the server', () => problem(500, 'Broken.')],
    ['no connection', () => HttpResponse.error()],
    ['a model that did not answer', () => HttpResponse.json({ ...own, fallback_reason: 'timeout' })],
  ])('that fails by %s leaves the result as it is, with a quiet note', async (_name, answer) => {
    const { release, toasts } = await asked();
    await release(answer());
    expect(await screen.findByText('The AI did not answer this time. Your result still holds.')).toBeInTheDocument();
    expect(firstCondition()).toHaveTextContent('Dengue fever');
    expect(toasts).toEqual([]);
  });

  test('that found no illness had nothing to add', async () => {
    const { release } = await asked();
    await release({ ...own, fallback_reason: 'overruled' });
    expect(await screen.findByText('The AI had nothing to add.')).toBeInTheDocument();
  });

  test('is asked again after an answer; a level it raised stays meanwhile', async () => {
    const calls = recordCalls();
    const questions = [{ id: 'joint_pain', text: 'Do your joints hurt?' }];
    const { user, release } = await asked({ ...own, follow_up: questions });
    await release(both({ triage: urgent }));
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('The AI is looking too…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'See a doctor today' })).toBeInTheDocument();
    expect(secondCalls(calls).at(-1)?.body).toEqual({
      symptomsText: FEVER,
      answers: [{ id: 'joint_pain', answer: 'yes' }],
    });
    await release(problem(500, 'Broken.'));
    expect(await screen.findByText(/The AI did not answer this time/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'See a doctor today' })).toBeInTheDocument();
    expect(firstCondition()).toHaveTextContent('Dengue fever');
  });

  test('is given up when the person starts again', async () => {
    const { user, release } = await asked();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await release(both({ triage: urgent }));
    expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
  });

  test('is given up when the person leaves the page', async () => {
    const { release, goTo } = await asked();
    goTo('nearby');
    await release(both({ triage: urgent }));
    goTo('diagnostics');
    expect(await screen.findByText('You most likely have:')).toBeInTheDocument();
    expect(screen.queryByText(/\bAI\b/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
  });
});
