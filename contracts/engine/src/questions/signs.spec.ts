import { answer, base, read } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import { isFor } from './asked-of.ts';
import { SIGNS } from './signs.ts';

type More = Partial<Omit<Complaint, 'text'>>;
const adult = { person: { age: 55, sex: 'male', about: 'self' } } as const;
const signsIn = (text: string, more: More = adult) => answer(text, more).followUp.find(({ id }) => id === SIGNS);
const offeredTo = (text: string, more: More = adult): string[] =>
  signsIn(text, more)?.several?.map(({ id }) => id) ?? [];

const TEXTS = [
  'cough and mild fever since three days',
  'belly pain since yesterday',
  'pain in the chest when I breathe, since yesterday',
  'itching and red spots on the arms',
  'tired and weak for weeks',
] as const;

describe('the question which signs are there as well', () => {
  it.each(TEXTS)('comes first and offers two to six, each once: "%s"', (text) => {
    const [first] = answer(text, adult).followUp;
    expect(first?.id).toBe(SIGNS);
    const offered = first!.several!.map(({ id }) => id);
    expect(offered.length).toBeGreaterThanOrEqual(2);
    expect(offered.length).toBeLessThanOrEqual(6);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it.each(TEXTS)('asks for nothing that the next questions ask: "%s"', (text) => {
    const [first, ...others] = answer(text, adult).followUp;
    const offered = first!.several!.map(({ id }) => id);
    expect(others.filter(({ id }) => offered.includes(id))).toEqual([]);
  });

  it('offers signs of danger that go with the complaint', () => {
    expect(offeredTo('belly pain since yesterday')).toContain('belly_rigid');
    expect(offeredTo('headache since yesterday')).toContain('headache_sudden_worst');
  });

  it('offers nothing that is told, denied, or of other people', () => {
    const offered = offeredTo('cough since three days, no fever, I am not breathless');
    expect(offered).not.toContain('fever');
    expect(offered).not.toContain('breathlessness');
    const child = { person: { age: 0.5, about: 'child' } } as const;
    for (const text of TEXTS)
      expect(offeredTo(text, child).filter((id) => !isFor(id, read(text, child), base))).toEqual([]);
  });

  it('is asked once, and of nobody in an emergency', () => {
    const text = 'cough and mild fever since three days';
    const answers = [{ id: SIGNS, answer: 'not_sure' }] as const;
    expect(offeredTo(text, { ...adult, answers })).toEqual([]);
    expect(offeredTo('crushing chest pain going into the left arm, with cold sweat')).toEqual([]);
  });

  it('takes what was chosen for told and the others for denied; a sign of danger raises the care', () => {
    const text = 'belly pain since yesterday';
    const offered = offeredTo(text);
    const no = offered.filter((id) => id !== 'belly_rigid');
    const answers = [{ id: SIGNS, answer: 'yes', yes: ['belly_rigid'], no }] as const;
    const { present, denied } = read(text, { ...adult, answers });
    expect(present.has('belly_rigid')).toBe(true);
    expect(no.filter((id) => !denied.has(id))).toEqual([]);
    expect(answer(text, adult).triage?.level).not.toBe('emergency');
    expect(answer(text, { ...adult, answers }).triage?.level).toBe('emergency');
  });

  it('raises no care when none is there', () => {
    for (const text of TEXTS) {
      const before = answer(text, adult).triage?.level;
      const answers = [{ id: SIGNS, answer: 'no', no: offeredTo(text) }] as const;
      const LEVELS = ['emergency', 'urgent', 'doctor', 'self_care', undefined];
      const after = answer(text, { ...adult, answers }).triage?.level;
      expect(LEVELS.indexOf(after)).toBeGreaterThanOrEqual(LEVELS.indexOf(before));
    }
  });

  it('names signs in the language and of the person', () => {
    const child = { person: { age: 6, about: 'child' } } as const;
    const said = (more: More): string[] => signsIn('cough and fever', more)!.several!.map(({ text }) => text);
    expect(said(child).filter((text) => /\byour?\b/i.test(text))).toEqual([]);
    expect(said({ ...child, language: 'hi' }).filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
    expect(said({ ...child, language: 'hi' }).filter((text) => /आप(?:को|के|का|की|ने)?(?!\p{L})/u.test(text))).toEqual([]);
  });
});
