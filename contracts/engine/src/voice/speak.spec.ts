import { answer, raise } from '../../testing/shipped.ts';
import { inVoiceOf } from './index.ts';

const FEVER = 'fever, runny nose and sneezing since two days';

describe('an answer', () => {
  it.each([
    [`my son of 4 years has ${FEVER}`, /\bthe child\b/],
    [`my father of 66 years has ${FEVER}`, /\b(?:they|their|them)\b/],
  ])('speaks of whom the text names: "%s"', (text, named) => {
    const { followUp, triage } = answer(text);
    const said = [...followUp.map((question) => question.text), triage!.advice, ...triage!.steps, triage!.warning];
    said.push(triage!.comeBack!.text);
    expect(said.join(' ')).toMatch(named);
    expect(said.join(' ')).not.toMatch(/\byou\b(?! wrote)|\byour\b/i);
  });

  it('says of somebody else when to come again', () =>
    expect(answer('my father of 66 years has chest pain since morning').triage?.comeBack?.text).toContain(
      'If no doctor can see them today, take them to a hospital.',
    ));

  it('speaks to the writer of their own complaint', () => {
    const { followUp } = answer(`I have ${FEVER}`, { person: { age: 30 } });
    expect(followUp.map(({ text }) => text).join(' ')).toMatch(/\byou/);
  });

  it('tells a small child nothing that only adults do', () => {
    const steps = (text: string): string => answer(text).triage!.steps.join(' ');
    expect(steps('I have palpitations, my heart skips a beat now and then, I am 30 years old')).toMatch(
      /alcohol|coffee|smok/i,
    );
    expect(steps('my son of 6 years has palpitations, his heart skips a beat now and then')).not.toMatch(
      /alcohol|coffee|smok/i,
    );
  });

  it.each([
    'feeling low, tired of work, and my sleep is bad',
    'my father of 64 has loose motions and vomiting since yesterday',
  ])('tells a grown-up nothing of a child: "%s"', (text) => {
    const { triage } = answer(text, { person: {} });
    expect(triage!.steps.length).toBeGreaterThan(0);
    expect(triage!.steps.join(' ')).not.toMatch(/the child|feeding a child/);
  });

  it('does so in Hindi as well', () => {
    const { triage } = answer('मुझे कल से दस्त और उल्टी है', { person: { age: 40 }, language: 'hi' });
    expect(triage!.steps.join(' ')).toContain('ओआरएस');
    expect(triage!.steps.join(' ')).not.toContain('खिलाना-पिलाना');
  });

  it('gives no child the steps for adults', () => {
    const { triage, redFlags } = answer('my son of 9 years has crushing chest pain and cold sweat');
    expect([...triage!.steps, ...redFlags.flatMap(({ steps }) => steps)].join(' ')).not.toMatch(/aspirin/);
  });

  it('gives the danger signs the same person as the steps of the card', () => {
    const { triage, redFlags } = answer('my mother has crushing chest pain going down her left arm with cold sweat');
    expect(redFlags.flatMap(({ steps }) => steps)).toEqual(triage!.steps);
    expect(triage!.steps.join(' ')).toContain('Let them sit down and keep still.');
  });
});

describe('danger signs that were found on the device', () => {
  const DANGER = 'crushing chest pain and sweating';
  const stepsFor = (text: string, about?: 'child' | 'other'): string =>
    inVoiceOf(raise(text), text, about ? { about } : {}, 'en')
      .flatMap(({ steps }) => steps)
      .join(' ');

  it('speak of whom the text or the form names, as the whole answer does', () => {
    expect(stepsFor(`my father has ${DANGER}`)).toContain('Let them sit down and keep still.');
    expect(stepsFor(DANGER, 'other')).toContain('Let them sit down and keep still.');
    expect(stepsFor(`my son of 8 has ${DANGER}`)).not.toContain('aspirin');
  });

  it('speak to the writer of their own danger', () => {
    expect(stepsFor(`I have ${DANGER}`)).toContain('Sit down and keep still.');
  });
});
