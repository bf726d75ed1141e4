import { screen, within } from '@testing-library/react';
import { recordCalls } from '../../testing/calls.ts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { diagnosisOf } from '../../testing/predictions.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startServer } from '../../testing/server.ts';
import { ask, FEVER, predictionIs } from '../../testing/symptoms.ts';

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));
afterEach(() => localStorage.clear());

const radio = (name: string) => screen.getByRole('radio', { name });
const fold = () => screen.getByText(/^Add .*illnesses, medicines/);
const age = () => screen.getByRole('textbox', { name: 'Age' });

test('it is for oneself until somebody says otherwise', () => {
  renderRemote('diagnostics');
  expect(radio('For me')).toBeChecked();
  expect(screen.queryByRole('textbox', { name: 'Age' })).not.toBeInTheDocument();
});

test('what is told of a child goes with the question, and the profile stays at home', async () => {
  const calls = recordCalls();
  const { user } = renderRemote('diagnostics');
  await user.click(radio('My child'));
  expect(screen.queryByRole('checkbox', { name: /Use my age and sex/ })).not.toBeInTheDocument();
  await user.type(age(), '6');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Counted in' }), 'Months');
  await user.click(radio('Girl'));
  await user.click(fold());
  await user.click(screen.getByRole('checkbox', { name: 'Asthma' }));
  await user.type(screen.getByRole('textbox', { name: 'Allergies' }), 'penicillin');
  await ask(user);
  await screen.findByRole('heading', { name: 'Your result' });
  expect(calls[0]?.body).toEqual({
    symptomsText: FEVER,
    about: 'child',
    age: 0.5,
    sex: 'female',
    illnesses: ['asthma'],
    allergies: ['penicillin'],
    engine: 'knowledge_base',
  });
  expect(localStorage).toHaveLength(0);
});

test('what is no age is said at once, leads back to it, and is not sent', async () => {
  const calls = recordCalls();
  const { user } = renderRemote('diagnostics');
  await user.click(radio('Someone else'));
  await user.type(age(), '-4');
  await ask(user);
  expect(age()).toHaveFocus();
  expect(age()).toHaveAccessibleDescription('Please write the age as a number, such as 4 or 66.');
  expect(calls).toEqual([]);
});

test('years that may be months are asked about', async () => {
  const { user } = renderRemote('diagnostics');
  await user.click(radio('My child'));
  await user.type(age(), '20');
  expect(age()).toHaveAccessibleDescription(/If you mean months or days/);
});

test('a pregnancy is asked of nobody who is a man or a child', async () => {
  const { user } = renderRemote('diagnostics');
  const pregnant = () => screen.queryByRole('checkbox', { name: 'Pregnant' });
  await user.click(fold());
  expect(pregnant()).toBeInTheDocument();
  await user.click(radio('My child'));
  expect(pregnant()).not.toBeInTheDocument();
  await user.click(radio('Someone else'));
  expect(pregnant()).toBeInTheDocument();
  await user.click(radio('Man'));
  expect(pregnant()).not.toBeInTheDocument();
});

test('somebody is kept on the device on request alone, chosen again, and forgotten', async () => {
  const { user, toasts } = renderRemote('diagnostics');
  await user.click(radio('Someone else'));
  await user.type(age(), '66');
  await user.click(fold());
  await user.click(screen.getByRole('checkbox', { name: 'Diabetes (sugar)' }));
  expect(localStorage).toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /Keep this for next time/ }), 'Papa');
  await user.click(screen.getByRole('button', { name: 'Keep on this device' }));
  expect(toasts).toEqual(['Kept: Papa. You can choose it above next time.']);
  await user.clear(age());
  const family = screen.getByRole('list', { name: 'Kept on this device' });
  await user.click(within(family).getByRole('button', { name: 'Papa' }));
  expect(age()).toHaveValue('66');
  await user.click(within(family).getByRole('button', { name: 'Forget Papa' }));
  expect(screen.queryByRole('list', { name: 'Kept on this device' })).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('what cannot be sent or read of the form is told at its field, and what is kept and broken above it', async () => {
  const { user } = renderRemote('diagnostics');
  await user.click(radio('Someone else'));
  localStorage.setItem('sahaay.person.family', '{"userId":"u-1","family":[{"name":');
  await user.click(radio('My child'));
  expect(screen.getByText(/cannot be read. We left it out/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove what cannot be read' }));
  expect(screen.queryByText(/cannot be read. We left it out/)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  await user.click(radio('Someone else'));
  await user.click(fold());
  await user.click(screen.getByRole('checkbox', { name: /pregnan/i }));
  await user.type(screen.getByRole('textbox', { name: /weeks/i }), '60');
  expect(screen.getByText('Type whole weeks, from 1 to 44.')).toBeVisible();
  const medicines = screen.getByRole('textbox', { name: /medicines/i });
  await user.click(medicines);
  await user.paste(Array.from({ length: 52 }, (_, at) => `m${at}`).join(','));
  expect(screen.getByText('Only the first 50 count. Not sent: m50, m51.')).toBeVisible();
});

test('the result says what was understood, and what was taken where words and form differ', async () => {
  predictionIs(
    diagnosisOf(['Flu'], {
      understood: {
        about: 'child',
        age: 0.17,
        sex: null,
        age_from: 'text',
        age_disputed: true,
        days: 3,
        present: ['fever', 'cough'],
        absent: ['rash'],
        form_unread: ['blue tablet'],
        age_unclear: '-3 years old',
        disputed: [
          { what: 'age', taken: 'text', text: 'We took what needs more care: 2 months (from your words).' },
          { what: 'sex', taken: 'form', text: 'We took what needs more care: female (from the form).' },
        ],
      },
    }),
  );
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(
    await screen.findByText('We understood: 2 months old, fever, cough, for 3 days. You said no to: rash.'),
  ).toBeInTheDocument();
  expect(screen.getByText('We took what needs more care: 2 months (from your words).')).toBeInTheDocument();
  expect(screen.getByText('We took what needs more care: female (from the form).')).toBeInTheDocument();
  expect(screen.getByText(/“-3 years old” tells us no age that we can use/)).toBeVisible();
  expect(screen.getByText(/did not understand this in the form, so it changed nothing: “blue tablet”/)).toBeVisible();
});
