import { detailsOf, figuresOf, outcomesOf, sumOf, type Judged } from './tally.ts';

const danger: Judged = {
  label: 'danger',
  language: 'english',
  style: 'plain',
  class: 'heart',
  kind: 'medical',
  rules: true,
  reader: false,
  either: true,
  asked: false,
  takenForClass: 'heart',
  takenForKind: 'medical',
};
const judged: Judged[] = [
  danger,
  { ...danger, rules: false, either: false, takenForClass: 'belly', takenForKind: 'none' },
  { ...danger, class: 'self_harm', kind: 'self_harm', reader: true, takenForClass: 'self_harm' },
  { ...danger, label: 'calm', style: 'over', reader: true },
  { ...danger, label: 'calm', style: 'exam', rules: false, either: false },
];

describe('the tally of a sitting', () => {
  it('counts dangers and calm messages that were called an emergency', () =>
    expect(figuresOf(judged)).toEqual({
      dangers: { messages: 3, rules: 2, reader: 1, either: 2 },
      calm: { messages: 2, rules: 1, reader: 1, either: 1 },
    }));

  it('tells apart what was an alarm, what was asked about first and what was neither', () => {
    const asked = { ...danger, either: false, asked: true };
    const { dangers } = figuresOf([...judged, asked]);
    expect(dangers).toEqual({ messages: 4, rules: 3, reader: 1, either: 2, asked: 1 });
    expect(outcomesOf(dangers)).toBe('alarm 2, asked first 1, none 1 of 4 (alarm or asked first 3)');
    expect(sumOf([detailsOf([asked]), detailsOf([asked])]).classes['heart']).toMatchObject({ messages: 2, asked: 2 });
  });

  it('counts dangers by class and calm messages by style', () => {
    const { classes, styles } = detailsOf(judged);
    expect(classes).toEqual({
      heart: { messages: 2, rules: 1, reader: 0, either: 1 },
      self_harm: { messages: 1, rules: 1, reader: 1, either: 1 },
    });
    expect(styles).toEqual({
      exam: { messages: 1, rules: 0, reader: 0, either: 0 },
      over: { messages: 1, rules: 1, reader: 1, either: 1 },
    });
  });

  it('says what was taken for what', () => {
    const { takenForClass, takenForKind } = detailsOf(judged);
    expect(takenForClass).toEqual({ heart: { belly: 1, heart: 1 }, self_harm: { self_harm: 1 } });
    expect(takenForKind).toEqual({ medical: { medical: 1, none: 1 }, self_harm: { medical: 1 } });
  });

  it('adds up sittings', () => {
    const { classes, takenForClass } = sumOf([detailsOf(judged), detailsOf(judged.slice(1, 2))]);
    expect(classes['heart']).toEqual({ messages: 3, rules: 1, reader: 0, either: 1 });
    expect(takenForClass['heart']).toEqual({ belly: 2, heart: 1 });
  });
});
