import type { Complaint } from '../src/complaint.ts';
import type { Engine } from '../src/engine.ts';
import { explain } from './explain.ts';

/** Ten complaints of our own, each for a turn of the engine that a reader may ask about. */
export const EXPLAINED: readonly (readonly [title: string, complaint: Omit<Complaint, 'answers'>])[] = [
  [
    'An everyday illness',
    { text: 'Runny nose, sneezing and a sore throat for two days, no fever', person: { age: 28 } },
  ],
  [
    'A danger told plainly',
    {
      text: 'My father is sweating and has a crushing pain in the chest that goes into the left arm',
      person: { age: 30 },
    },
  ],
  [
    'A danger that was long ago',
    { text: 'I had a heart attack in 2015. Now my knee hurts when I climb stairs', person: { age: 61 } },
  ],
  [
    'Pain in the chest at 34',
    { text: 'Chest pain after heavy lifting, it hurts when I press there', person: { age: 34 } },
  ],
  ['The same at 35', { text: 'Chest pain after heavy lifting, it hurts when I press there', person: { age: 35 } }],
  ['Hindi', { text: 'तीन दिन से तेज़ बुखार है, बदन टूट रहा है और आँखों के पीछे दर्द है', person: { age: 24 }, language: 'hi' }],
  [
    'Hinglish, a child and a poison',
    { text: 'bache ne galti se harpic pi liya, muh mein jalan ho rahi hai', person: {} },
  ],
  [
    'A danger that no rule was written for',
    {
      text: 'dadi subah se bahki bahki baatein kar rahi hai aur ek taraf ka muh latak gaya, chai bhi gir rahi hai',
      person: {},
    },
  ],
  ['A number without a unit', { text: 'My son has 104 since evening and is shivering', person: { age: 33 } }],
  ['Too little', { text: 'I feel strange today', person: { age: 40 } }],
];

/** The document “Why it said what it said”. */
export function explainedTexts(engine: Engine): string {
  const parts = EXPLAINED.map(
    ([title, complaint]) => `## ${title}\n\n${explain(engine, { ...complaint, answers: [] })}`,
  );
  return `# Why it said what it said

Ten complaints, traced through the engine in the order in which it works. \`npm run explain -w @sahaay/engine -- "…"\` traces any other text, on this machine alone; with \`--write\` in place of a text it writes this page anew.
Nobody needs to believe an answer: each step names what it goes on, and each name stands in \`knowledge\` or \`cues\`.

${parts.join('\n\n')}
`;
}
