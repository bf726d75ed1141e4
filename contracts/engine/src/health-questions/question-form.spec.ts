import { tokenise } from '../reading/tokens.ts';
import { questionForm } from './question-form.ts';

const formOf = (text: string): string | null => questionForm(text, tokenise(text));

describe('the form of a question', () => {
  it.each([
    'How many rabies injections are needed',
    'can I take paracetamol in pregnancy',
    'doctor please tell can I bathe with fever',
    'fever since 3 days, can I take crocin with BP tablets?',
    'kutte ke kaatne par kitne injection lagte hain',
    'क्या बुखार में नहा सकते हैं',
    'bukhar me nahana chahiye ya nahi',
    'when should the vaccine be given',
    'paracetamol with alcohol?',
  ])('is seen: "%s"', (text) => expect(formOf(text)).toBe('asked'));

  it.each(['pregnancy me papaya kha sakte hain', 'bachche ko bukhar me kapda lagaye'])(
    'may be that of a Hindi verb alone: "%s"',
    (text) => expect(formOf(text)).toBe('perhaps'),
  );

  it.each(['rabies vaccine schedule', 'normal bp'])('is that of words looked up: "%s"', (text) =>
    expect(formOf(text)).toBe('search'),
  );

  it.each([
    'my knee hurts when I walk up the stairs and it is swollen',
    'I can feel a lump in my neck since some weeks',
    'I took the rabies injection yesterday and my arm hurts',
    'main do din se chal nahi sakta aur pair mein sujan hai',
    'hello',
    '',
    '?',
  ])('is missing: "%s"', (text) => expect(formOf(text)).toBeNull());
});
