import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineFile } from '../../tools/engine-file.ts';
import { answer, base, read } from '../../testing/shipped.ts';
import { readFindings } from '../reading/read-findings.ts';
import messages from '../answer/own-messages.json' with { type: 'json' };
import complaints from '../red-flags/mild-complaints.json' with { type: 'json' };

type Answer = ReturnType<typeof answer>;

/** "Call 112 | for | a stiff neck or hard breathing"; "even if it feels like gas" is no sign, and "any of this" is said of what was told. */
const ASKS =
  /^(?!.*(?:if any of this|even if|even when))(?:call|go to|see|come back|get help)\b.*?\b(?:if|for|when|after) (.+)$/i;
const ASKS_FOR_112 = /^(?!.*(?:if any of this|even if|even when))call 112\b.*?\b(?:if|for|when|after) (.+)$/i;
/** What is told is there, and more of it may yet come. */
const MORE = /\b(?:more|again|worse|over|spreads?|quickly|suddenly|new|gets)\b/;

/** The signs at which an answer asks for help. */
function signsOf({ triage }: Answer, asks: RegExp): string[] {
  const said = [...triage!.steps, triage!.warning ?? '', triage!.comeBack?.text ?? ''];
  const clauses = said.flatMap((text) => text.split(/(?<=[.!?]) |; /));
  // In an emergency "Call 112 for a deep cut" is what to do.
  return clauses
    .filter((clause) => triage!.level !== 'emergency' || !clause.includes('112'))
    .flatMap((clause) => asks.exec(clause.replace(/\.$/, ''))?.[1]?.split(/, or |, | or /) ?? [])
    .filter((sign) => !MORE.test(sign));
}

function isTold(sign: string, text: string): boolean {
  const { present, known } = read(text);
  const heard = readFindings(sign, base.lexicon).filter(
    ({ finding }) => base.findings.get(finding)!.kind === 'symptom',
  );
  return heard.length > 0 && heard.every(({ finding }) => present.has(finding) && !known.has(finding));
}

const folder = engineFile('src/red-flags/sentences');
const sentences = readdirSync(folder)
  .filter((file) => file !== 'harmless.json')
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, Record<string, string[]>>)
  .flatMap((flags) => Object.values(flags))
  .flatMap((own) => ['plain', 'everyday', 'hindi', 'hinglish'].flatMap((style) => own[style] ?? []));
const calmer = [...sentences, ...Object.values(messages.calm).flat(), ...Object.values(complaints).flat()].filter(
  (text) => !['emergency', undefined].includes(answer(text).triage?.level),
);

describe('a sign that was told', () => {
  it('is never spoken of as if it were yet to come, in any answer to a sentence of a red flag', () => {
    const wrong = sentences.flatMap((text) => {
      const said = answer(text);
      return said.triage
        ? signsOf(said, ASKS).flatMap((sign) => (isTold(sign, text) ? [`${text} → ${sign}`] : []))
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('nor is one of which an answer itself warns, once it is told too', () => {
    expect(calmer.length).toBeGreaterThan(150);
    const wrong = calmer.flatMap((text) =>
      signsOf(answer(text), ASKS_FOR_112).flatMap((sign) => {
        const both = `${text}, also ${sign}`;
        const said = answer(both);
        const isWrong = said.triage?.level !== 'emergency' && signsOf(said, ASKS_FOR_112).includes(sign);
        return isWrong && isTold(sign, both) ? [`${both} → ${said.triage!.steps.join(' ')}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
