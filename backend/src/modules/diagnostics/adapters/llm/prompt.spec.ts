import { engine } from '../../../../testing/engine.js';
import { toData } from './prompt.js';

describe('what a model is told', () => {
  const dataOf = (text: string, illnesses: readonly string[]): string => {
    const reading = engine.read({ text, person: {}, background: { pregnant: true, illnesses }, answers: [] });
    return toData(reading, { ...engine.assess(reading), conditions: [], engine: 'knowledge_base' }, engine.base);
  };

  it('holds the words, and nothing of what is known beside them', () => {
    const data = dataOf('fever and a cough', ['diabetes', 'asthma']);
    expect(data).toMatch(/fever/);
    expect(data).not.toMatch(/diabetes|asthma|pregnan/i);
  });

  it('holds an illness that the words tell', () => {
    expect(dataOf('I have diabetes and a fever', ['diabetes'])).toMatch(/"present":\[[^\]]*"diabetes"/);
  });
});
