// `npm run bench:doubt -w @sahaay/engine`: which alarms of the rules would be asked about first, if below a score of the
// learned reader of their own each flag were doubted? Fits a bound for each flag on scores of models that have seen nothing
// of the same hand, and shows what would be asked of unseen hands, of the newest sittings among them and of the look-alikes
// that were written apart from the corpus. It writes nothing. It is not shipped, see ADR 26.
import { readFileSync } from 'node:fs';
import { Engine } from '../src/engine.ts';
import { createReader, decodeModel } from '../src/learned/index.ts';
import { engineFile } from '../tools/engine-file.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';
import { readCorpus } from './corpus.ts';
import { doubtable, fitDoubt, isDoubted, type Alarm } from './doubt.ts';
import { exampleOf, fit, isDanger } from './fit.ts';
import { foldsByAuthor } from './folds.ts';
import { scoreHeldOut } from './measure.ts';
import never from './never-asked-first.json' with { type: 'json' };

type Told = Alarm & { readonly author: string; readonly text: string };

const ASKED_AT_ONCE: readonly string[] = ['self_harm', 'poisoning', 'violence'];
const NEWEST = 5;

const engine = new Engine(shippedKnowledge());
const model = decodeModel(readFileSync(engineFile('model/danger.txt'), 'utf8').trimEnd());
const exempt = new Set([
  ...Object.values(never).flat(),
  ...engine.base.rules.filter(({ kind }) => ASKED_AT_ONCE.includes(kind)).map(({ id }) => id),
]);
const flagsOf = (text: string): string[] | undefined => {
  const flags = doubtable(engine, text);
  return flags?.some((flag) => exempt.has(flag)) ? undefined : flags;
};

const messages = readCorpus(engineFile('corpus'));
const examples = messages.map((message) => exampleOf(message, model.bits));
const { full } = scoreHeldOut(examples, foldsByAuthor(messages), (some) => ({ full: fit(some, model.bits) }));
const alarms = full.flatMap(({ message, score }): Told[] => {
  const flags = flagsOf(message.text);
  return flags ? [{ flags, isDanger: isDanger(message), score, author: message.author, text: message.text }] : [];
});
const below = fitDoubt(alarms);
for (const [flag, score] of below) say(`${flag}: asked about first below ${score}`);
const newest = new Set(
  [...new Set(messages.map(({ author }) => author))]
    .sort()
    .filter((name) => /\d/.test(name))
    .slice(-NEWEST),
);
tell('unseen hands', alarms, messages.filter(isDanger).length);
tell(
  `of them the newest ${NEWEST}`,
  alarms.filter(({ author }) => newest.has(author)),
  messages.filter((message) => isDanger(message) && newest.has(message.author)).length,
);
const apart = JSON.parse(readFileSync(engineFile('src/red-flags/look-alikes.json'), 'utf8')) as Record<
  string,
  string[]
>;
const read = createReader(model);
const lookAlikes = Object.entries(apart).flatMap(([name, texts]) =>
  texts.flatMap((text): Told[] => {
    const flags = flagsOf(text);
    return flags ? [{ flags, isDanger: name === 'dangers', score: read(text).score, author: 'apart', text }] : [];
  }),
);
tell('look-alikes written apart', lookAlikes, apart['dangers']!.length);

function tell(whose: string, some: readonly Told[], dangers: number): void {
  const asked = some.filter((alarm) => isDoubted(below, alarm));
  const lost = asked.filter((alarm) => alarm.isDanger);
  say(
    `${whose}: asked first in ${asked.length - lost.length} false alarms and in ${lost.length} of ${dangers} dangers`,
  );
  for (const { text } of lost) say(`  ${text}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
