import { PAGE_MODELS } from '../learned/page-models.generated.ts';
import { createDeviceScreen } from './index.ts';

const UNNAMED = 'suddenly he slid down and stays like this, please come quickly';
const untaught = createDeviceScreen();
const taught = createDeviceScreen();
taught.teach(PAGE_MODELS);
const idsOf = (text: string, screen = untaught): string[] => screen.read(text).map(({ id }) => id);

describe('the learned reader on the device', () => {
  it('says nothing before it has its models, while the rules answer', () => {
    expect(idsOf(UNNAMED)).toEqual([]);
    expect(idsOf('I want to kill myself')).toContain('self_harm');
  });

  it('refuses models of another version with a sentence, and the rules go on', () => {
    const other = { ...PAGE_MODELS, danger: PAGE_MODELS.danger.replace(/^SHYR \d+/, 'SHYR 1') };
    expect(() => untaught.teach(other)).toThrow('The model has version 1; this reader needs version 2.');
    expect(idsOf(UNNAMED)).toEqual([]);
    expect(idsOf('I want to kill myself')).toContain('self_harm');
  });

  it('notices what no rule names, with its words, general steps and questions', () => {
    const [flag] = taught.read(UNNAMED);
    expect(flag).toMatchObject({ id: 'noticed_danger', kind: 'medical', level: 'emergency' });
    for (const word of flag!.evidence) expect(UNNAMED).toContain(word);
    expect(flag!.steps.join(' ')).toContain('112');
    expect(flag!.noticed!.questions).toHaveLength(3);
    for (const { text, flag: raised } of flag!.noticed!.questions) {
      expect(text).toMatch(/\?$/);
      expect(raised.steps.length).toBeGreaterThan(0);
    }
  });

  it('adds nothing where a rule has found an emergency, and sees no danger in everyday words', () => {
    expect(idsOf('I want to kill myself', taught)).not.toContain('noticed_danger');
    expect(idsOf('how many days after a blood test does the report come', taught)).toEqual([]);
  });
});

describe('whom the screen on the device is about', () => {
  it('takes the age that was given for somebody else, and never the writer’s for them', () => {
    const text = 'my mother has burning in the chest and is sweating';
    const ids = (person: Parameters<typeof untaught.read>[1]) => untaught.read(text, person).map(({ id }) => id);
    expect(ids({ age: 66, about: 'other' })).toContain('heart_attack');
    expect(ids({ age: 66 })).not.toContain('heart_attack');
  });
});
