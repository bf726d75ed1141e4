import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { recordCalls } from '../../testing/calls.ts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { diagnosisOf, unclear } from '../../testing/predictions.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';
import { ask, box, FEVER, predictionIs } from '../../testing/symptoms.ts';

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));

const dengueOrMalaria = diagnosisOf(['Dengue fever', 'Malaria', 'Typhoid']);
const joints = { id: 'joint_pain', text: 'Do your joints hurt?' };
const shivers = { id: 'shivering', text: 'Do you shiver?' };

test('the care level comes first, then the numbered conditions, then why', async () => {
  predictionIs(dengueOrMalaria);
  const { user } = renderRemote('diagnostics');
  await ask(user);
  const said = await screen.findByText(FEVER, { exact: false, selector: 'p' });
  expect(said).toHaveTextContent(`You said: “${FEVER}”`);

  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual(['Your result', 'See a doctor today', 'You most likely have:', 'Details:']);
  const [conditions, details] = screen
    .getAllByRole('list')
    .filter(({ tagName }) => tagName === 'OL')
    .slice(1) as [HTMLElement, HTMLElement];
  expect(
    within(conditions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Dengue fever Likely', '2Malaria Possible', '3Typhoid Less likely']);
  expect(within(details).getByText('Dengue fever explained.')).toBeVisible();
  expect(within(details).getByText('Malaria explained.')).not.toBeVisible();
  await user.click(within(details).getByRole('heading', { name: 'Malaria' }));
  expect(within(details).getByText('Malaria explained.')).toBeVisible();
  expect(within(details).getAllByText('You said “high fever”.')[0]).toBeVisible();
  const folded = within(details).getAllByText('joint pain')[0] as HTMLElement;
  expect(folded).not.toBeVisible();
  await user.click(within(details).getAllByText('You did not mention')[0] as HTMLElement);
  expect(folded).toBeVisible();
  expect(screen.getByText('This is not a diagnosis. It can be wrong. If you feel worse, get help.')).toBeVisible();
});

test('a condition is told by its medical name and other names too, where the plain name does not hold them', async () => {
  const [dengue, piles] = dengueOrMalaria.conditions;
  const conditions = [
    { ...dengue!, name: 'Swollen nose lining', medical_name: 'rhinitis', synonyms: ['nasal catarrh', 'coryza'] },
    { ...piles!, name: 'Piles (haemorrhoids)', medical_name: 'haemorrhoids', synonyms: ['piles'] },
  ];
  predictionIs({ ...dengueOrMalaria, disease: conditions.map(({ name }) => name), conditions });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByText('rhinitis')).toBeVisible();
  expect(screen.getByText('Also called rhinitis, nasal catarrh, coryza')).toBeVisible();
  expect(screen.queryByText(/^(Also called )?(haemorrhoids|piles)/)).not.toBeInTheDocument();
});

test('what was left out of the steps is said beneath them', async () => {
  const said = 'We left out ibuprofen: you told us of a stomach ulcer.';
  predictionIs({ ...dengueOrMalaria, triage: { ...dengueOrMalaria.triage!, left_out: said } });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByText(said)).toBeVisible();
});

test.each([
  [2, 'See a doctor soon'],
  [6, 'See a doctor soon'],
  [7, 'See a doctor this week'],
])('a doctor to be seen within %s days: "%s", also in what is shared', async (days, title) => {
  const come_back = { days, text: `See a doctor within ${days} days.` };
  predictionIs({ ...dengueOrMalaria, triage: { ...dengueOrMalaria.triage!, level: 'doctor', come_back } });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const shared: ShareData[] = [];
  Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  Reflect.deleteProperty(navigator, 'share');
  expect(shared[0]?.text).toContain(`What to do: ${title}`);
});

test('where every condition is less likely, the page says that none stands out', async () => {
  const conditions = dengueOrMalaria.conditions.map((one) => ({ ...one, likelihood: 'less_likely' as const }));
  predictionIs({ ...dengueOrMalaria, conditions });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  const heading = await screen.findByRole('heading', { name: 'You most likely have:' });
  expect(heading.nextElementSibling).toHaveTextContent(/^We are not sure\./);
});

test('where one is likely, it does not', async () => {
  predictionIs(dengueOrMalaria);
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await screen.findByRole('heading', { name: 'You most likely have:' });
  expect(screen.queryByText(/^We are not sure\./)).not.toBeInTheDocument();
});

test('the number in the warning can be called', async () => {
  predictionIs(dengueOrMalaria);
  const { user } = renderRemote('diagnostics');
  await ask(user);
  const link = await screen.findByRole('link', { name: 'Call 112' });
  expect(link).toHaveAttribute('href', 'tel:112');
  expect(link.parentElement).toHaveTextContent('Call 112 at once if you bleed.');
});

test('a warning without a number is no call', async () => {
  const triage = { ...dengueOrMalaria.triage!, warning: 'See a doctor today if you bleed.' };
  predictionIs({ ...dengueOrMalaria, triage });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await screen.findByText('See a doctor today if you bleed.');
  expect(screen.queryByRole('link', { name: 'Call 112' })).not.toBeInTheDocument();
});

test('each sign of a warning tells whether to call, to go to a hospital or to see a doctor', async () => {
  const triage = {
    ...dengueOrMalaria.triage!,
    warning_signs: [
      { act: 'call' as const, text: 'Call 112 for fainting.' },
      { act: 'hospital' as const, text: 'Go to a hospital for strong pain.' },
      { act: 'doctor' as const, text: 'See a doctor today for a rash.' },
    ],
  };
  predictionIs({ ...dengueOrMalaria, triage });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  const signs = (await screen.findByText('Go to a hospital for strong pain.')).closest('ul')!;
  expect(within(signs).getAllByRole('listitem')).toHaveLength(3);
  expect(within(signs).getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect(new Set([...signs.querySelectorAll('path')].map((path) => path.getAttribute('d'))).size).toBe(3);
});

test('Change goes back to the words; Start again to an empty box', async () => {
  predictionIs(dengueOrMalaria);
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(box()).toHaveValue(FEVER);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(box()).toHaveValue('');
});

describe('Share', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  test('gives the result without the words of the person', async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    predictionIs(dengueOrMalaria);
    const { user } = renderRemote('diagnostics');
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(shared[0]?.text).toContain('What to do: See a doctor today');
    expect(shared[0]?.text).toContain('1. Dengue fever (Likely)');
    expect(shared[0]?.text).not.toContain('rash');
  });

  test('copies where the browser cannot share', async () => {
    predictionIs(dengueOrMalaria);
    const { user, toasts } = renderRemote('diagnostics');
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(toasts).toEqual(['Copied. You can now paste your result.']));
  });

  test('called off by the person is no failure', async () => {
    Object.assign(navigator, { share: async () => Promise.reject(new DOMException('', 'AbortError')) });
    predictionIs(dengueOrMalaria);
    const { user, toasts } = renderRemote('diagnostics');
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(toasts).toEqual([]);
  });
});

test('follow-up questions come one by one and update the result in place', async () => {
  const calls = recordCalls();
  predictionIs(({ answers = [] }) => {
    if (answers.length === 0) return { ...dengueOrMalaria, follow_up: [joints, shivers] };
    return diagnosisOf(['Malaria', 'Dengue fever'], { follow_up: answers.length === 1 ? [shivers] : [] });
  });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  const group = await screen.findByRole('group', { name: 'Do your joints hurt?' });
  expect(group).toHaveTextContent('Question 1 of 2');

  const no = within(group).getByRole('button', { name: 'No' });
  await user.click(no);
  const next = await screen.findByRole('group', { name: 'Do you shiver?' });
  expect(next).toHaveTextContent('Question 2 of 2');
  expect(within(next).getByRole('button', { name: 'No' })).toHaveFocus();
  expect(screen.getByText(/^Your result is updated\./)).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Malaria');

  await user.click(within(next).getByRole('button', { name: 'Not sure' }));
  expect(await screen.findByText(/^Thank you\./)).toHaveFocus();
  const predictions = calls.filter(({ path }) => path.endsWith('/predict'));
  expect(predictions.at(-1)?.body).toEqual({
    symptomsText: FEVER,
    engine: 'knowledge_base',
    answers: [
      { id: 'joint_pain', answer: 'no' },
      { id: 'shivering', answer: 'not_sure' },
    ],
  });
});

test('a failed update keeps the result and the question', async () => {
  predictionIs({ ...dengueOrMalaria, follow_up: [joints] });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  const yes = await screen.findByRole('button', { name: 'Yes' });
  server.use(http.post('*/api/v1/diagnostics/predict', () => HttpResponse.error()));
  await user.click(yes);
  expect(await screen.findByText(/We could not update your result/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your result' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Do your joints hurt?' })).toBeInTheDocument();

  predictionIs(dengueOrMalaria);
  await user.click(yes);
  await waitFor(() => expect(screen.queryByText(/We could not update/)).not.toBeInTheDocument());
});

test('too few words: what to add, the questions, and the way back', async () => {
  predictionIs(unclear('need_more_information', { message: 'Please say where it hurts.', follow_up: [joints] }));
  const { user } = renderRemote('diagnostics');
  await ask(user, 'I feel bad');
  expect(await screen.findByRole('heading', { name: 'Please tell us a little more' })).toHaveFocus();
  expect(screen.getByText('Please say where it hurts.')).toBeInTheDocument();
  expect(screen.getByText('When it started')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Do your joints hurt?' })).toBeInTheDocument();
  expect(screen.queryByText('Doctors / Hospitals Nearby')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add details' }));
  expect(box()).toHaveValue('I feel bad');
  expect(box()).toHaveFocus();
});

test('where all questions are answered and there is still no result, none is spoken of', async () => {
  predictionIs(({ answers = [] }) =>
    unclear('need_more_information', { follow_up: answers.length === 0 ? [joints] : [] }),
  );
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(await screen.findByText(/We still know too little for a result/)).toHaveFocus();
  expect(screen.queryByText(/Your result/)).not.toBeInTheDocument();
});

test('words that are not about health: what this page is for, kindly', async () => {
  const device = deviceAnswers({ lat: 18.5, lng: 73.8 });
  predictionIs(unclear('not_medical', { message: null }));
  const { user } = renderRemote('diagnostics');
  await ask(user, 'How is the weather');
  expect(await screen.findByRole('heading', { name: 'We did not understand this' })).toHaveFocus();
  expect(screen.getByText(/We found nothing about health in what you wrote/)).toBeInTheDocument();
  expect(device.asked()).toBe(0);
  const calls = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(calls).toEqual(expect.arrayContaining(['tel:112', 'tel:14416']));
});
