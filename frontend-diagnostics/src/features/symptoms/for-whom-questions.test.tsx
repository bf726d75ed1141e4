import { fireEvent, screen, within } from '@testing-library/react';
import { fixtures } from '@sahaay/contracts/testing';
import { recordCalls } from '../../testing/calls.ts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { diagnosisOf } from '../../testing/predictions.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startServer } from '../../testing/server.ts';
import { ask, predictionIs } from '../../testing/symptoms.ts';

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));
afterEach(() => localStorage.clear());

const fold = () => screen.getByText(/^Add .*illnesses, medicines/);
const writer = { ...fixtures.prediction.understood, present: [] };

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

  test('take Enter in a box for no answer while nothing is chosen', async () => {
    const calls = recordCalls();
    const several = [
      { id: 'confusion', text: 'Confusion' },
      { id: 'fever', text: 'Fever' },
    ];
    predictionIs(
      diagnosisOf(['Flu'], { follow_up: [{ id: 'signs', text: 'Is one of these there as well?', several }] }),
    );
    const { user } = renderRemote('diagnostics');
    await ask(user);
    const group = await screen.findByRole('group', { name: 'Is one of these there as well?' });
    const before = calls.length;
    fireEvent.submit(within(group).getByRole('checkbox', { name: 'Fever' }).closest('form')!);
    expect(group).toBeInTheDocument();
    expect(calls).toHaveLength(before);
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
