import { SYMPTOMS_MAX_LENGTH } from '@sahaay/contracts/constants';
import { extractSymptoms } from '../adapters/knowledge-base/extract-symptoms.js';
import { KnowledgeBaseAnalyser } from '../adapters/knowledge-base/knowledge-base-analyser.js';
import { shippedKnowledge } from '../adapters/knowledge-base/shipped-knowledge.js';
import { RedFlagScreen } from '../domain/red-flags.js';
import { Predict } from './predict.js';

const base = shippedKnowledge();
const own = new KnowledgeBaseAnalyser(base);
const predict = new Predict(new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base)), own, own);
const run = (text: string) => predict.execute({ text, person: {}, answers: [] });

describe('predicting', () => {
  it.each(['', '  ', ' a ', 'ab'])('refuses "%s" as too short', async (text) => {
    await expect(run(text)).rejects.toMatchObject({ kind: 'invalid', details: { symptomsText: 'Please describe your symptoms first' } });
  });

  it('refuses a text that is too long, and takes one that just fits', async () => {
    await expect(run('a'.repeat(SYMPTOMS_MAX_LENGTH + 1))).rejects.toMatchObject({ kind: 'too_large', reason: 'text_too_long' });
    await expect(run(` ${'a'.repeat(SYMPTOMS_MAX_LENGTH)} `)).resolves.toBeDefined();
  });

  it('answers a red flag as an emergency with its steps, conditions still named', async () => {
    const result = await run('I am 60. Crushing chest pain, left arm hurts, cold sweat');
    expect(result).toMatchObject({ kind: 'emergency', triage: { level: 'emergency' } });
    expect(result.redFlags[0]?.id).toBe('heart_attack');
    expect(result.triage?.steps).toEqual(result.redFlags[0]?.steps);
    expect(result.conditions.map(({ name }) => name)).toContain('Heart attack');
  });

  it('answers thoughts of suicide as an emergency although no condition fits', async () => {
    expect(await run('I want to end my life')).toMatchObject({ kind: 'emergency', message: null, redFlags: [{ kind: 'self_harm' }] });
  });

  it('does not label a person for those thoughts alone, but names what else was said', async () => {
    expect((await run('I want to kill myself')).conditions).toEqual([]);
    const more = await run('I want to kill myself. I have burning when I pass urine and go very often');
    expect(more.conditions.map(({ name }) => name)).toContain('Bladder infection (UTI)');
  });

  it('raises the level for an urgent flag and never lowers it', async () => {
    expect(await run('a stray dog bit my leg')).toMatchObject({ triage: { level: 'urgent' }, redFlags: [{ id: 'animal_bite' }] });
  });
});
