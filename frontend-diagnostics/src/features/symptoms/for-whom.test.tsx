import { screen, within } from '@testing-library/react';
import { fixtures } from '@sahaay/contracts/testing';
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
const writer = { ...fixtures.prediction.understood, present: [] };

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

describe('the questions', () => {
  const open = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `q${at}`, text: `Question ${at}?` }));
  const place = () => screen.getByText(/^Question \d of \d$/).textContent;

  test('are three, and up to eight for those who want more; the number never grows by itself', async () => {
    predictionIs(({ answers = [] }) =>
      diagnosisOf(['Flu'], { follow_up: open(20).slice(answers.length, answers.length + 3) }),
    );
    const { user } = renderRemote('diagnostics');
    await ask(user);
    const no = () => screen.findByRole('button', { name: 'No' });
    for (const number of [1, 2, 3]) {
      await user.click(await no());
      if (number < 3) expect(await screen.findByText(`Question ${number + 1} of 3`)).toBeInTheDocument();
    }
    await user.click(await screen.findByRole('button', { name: 'Ask me more' }));
    expect(place()).toBe('Question 4 of 8');
    for (let number = 4; number <= 8; number++) {
      expect(await screen.findByText(`Question ${number} of 8`)).toBeInTheDocument();
      await user.click(await no());
    }
    expect(await screen.findByText(/Your result now includes all your answers/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask me more' })).not.toBeInTheDocument();
  });

  test('offer choices where yes and no do not answer', async () => {
    const calls = recordCalls();
    const choices = [
      { answer: 'since_days', text: 'For some days' },
      { answer: 'since_weeks', text: 'For one to four weeks' },
    ] as const;
    predictionIs(diagnosisOf(['Flu'], { follow_up: [{ id: 'since', text: 'Since when?', choices: [...choices] }] }));
    const { user } = renderRemote('diagnostics');
    await ask(user);
    const group = await screen.findByRole('group', { name: 'Since when?' });
    expect(within(group).queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
    await user.click(within(group).getByRole('button', { name: 'For one to four weeks' }));
    await screen.findByText(/Your result now includes all your answers/);
    expect(calls.at(-1)?.body).toMatchObject({ answers: [{ id: 'since', answer: 'since_weeks' }] });
  });

  test('keep the focus among them when other buttons come', async () => {
    const yesOrNo = { id: 'fever', text: 'Is there a fever?' };
    const since = {
      id: 'since',
      text: 'Since when?',
      choices: [{ answer: 'since_days', text: 'For some days' }],
    } as const;
    const [first, ...others] = [yesOrNo, { ...since, choices: [...since.choices] }, ...open(6)];
    predictionIs(({ answers = [] }) => diagnosisOf(['Flu'], { follow_up: [first, ...others].slice(answers.length) }));
    const { user } = renderRemote('diagnostics');
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('heading', { name: 'Since when?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'For some days' }));
    expect(await screen.findByRole('heading', { name: 'Question 0?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await user.click(await screen.findByRole('button', { name: 'Ask me more' }));
    expect(screen.getByRole('heading', { name: 'Question 1?' })).toHaveFocus();
  });

  test('are told in the line of what was understood once they are answered', async () => {
    predictionIs(({ answers = [] }) =>
      diagnosisOf(['Flu'], {
        understood: {
          ...writer,
          about: 'child',
          present: ['fever'],
          ...(answers.length > 0 && { told: ['getting worse'] }),
        },
        follow_up:
          answers.length > 0
            ? []
            : [
                {
                  id: 'course',
                  text: 'Better or worse?',
                  choices: [{ answer: 'course_worse', text: 'Getting worse' }],
                },
              ],
      }),
    );
    const { user } = renderRemote('diagnostics');
    await ask(user, 'my son has fever');
    await user.click(await screen.findByRole('button', { name: 'Getting worse' }));
    expect(await screen.findByText(/fever, getting worse/)).toBeInTheDocument();
  });

  test('offer known illnesses together, which then stand in the form', async () => {
    const calls = recordCalls();
    const several = [
      { id: 'asthma_known', text: 'Asthma' },
      { id: 'kidney_disease_known', text: 'Kidney disease' },
    ];
    predictionIs(({ answers = [] }) =>
      diagnosisOf(['Flu'], {
        follow_up: answers.length > 0 ? [] : [{ id: 'known', text: 'Do you have one of these?', several }],
      }),
    );
    const { user } = renderRemote('diagnostics');
    await ask(user);
    const group = await screen.findByRole('group', { name: 'Do you have one of these?' });
    expect(within(group).getByRole('button', { name: 'Not sure' })).toBeInTheDocument();
    expect(within(group).getByRole('button', { name: 'None of these' })).toBeInTheDocument();
    await user.click(within(group).getByRole('checkbox', { name: 'Asthma' }));
    await user.click(within(group).getByRole('button', { name: 'Answer' }));
    await screen.findByText(/Your result now includes all your answers/);
    expect(calls.at(-1)?.body).toMatchObject({
      answers: [{ id: 'known', answer: 'yes', yes: ['asthma_known'], no: ['kidney_disease_known'] }],
    });
    await user.click(screen.getAllByRole('button', { name: 'Change' })[0]!);
    await user.click(fold());
    expect(screen.getByRole('checkbox', { name: 'Asthma' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Kidney disease' })).not.toBeChecked();
  });

  test.each([
    ['None of these', { id: 'known', answer: 'no', no: ['asthma_known', 'ulcer_before'] }],
    ['Not sure', { id: 'known', answer: 'not_sure' }],
  ])('take "%s" for all of them', async (button, sent) => {
    const calls = recordCalls();
    const several = [
      { id: 'asthma_known', text: 'Asthma' },
      { id: 'ulcer_before', text: 'Stomach ulcer' },
    ];
    predictionIs(diagnosisOf(['Flu'], { follow_up: [{ id: 'known', text: 'Do you have one of these?', several }] }));
    const { user } = renderRemote('diagnostics');
    await ask(user);
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByText(/Your result now includes all your answers/);
    expect(calls.at(-1)?.body).toMatchObject({ answers: [sent] });
  });

  test('how old the child is, is answered by its age', async () => {
    const calls = recordCalls();
    predictionIs(({ age: told }) =>
      diagnosisOf(['Flu'], {
        understood: { ...writer, about: 'child', age: told ?? null },
        follow_up: told === undefined ? [{ id: 'age', text: 'How old is the child?' }] : [],
      }),
    );
    const { user } = renderRemote('diagnostics');
    await ask(user, 'my son has fever');
    const group = await screen.findByRole('group', { name: 'How old is the child?' });
    await user.type(within(group).getByRole('textbox', { name: 'Age' }), '4');
    await user.click(within(group).getByRole('button', { name: 'Answer' }));
    await screen.findByText(/4 years old/);
    expect(calls.at(-1)?.body).toMatchObject({ about: 'child', age: 4 });
  });
});
