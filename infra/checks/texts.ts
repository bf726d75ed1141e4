// This check passes when every text of the front ends is in a catalogue, in every language, and is used, and so is what the
// API says of failures. No Hindi word is shown in two spellings. Each fault that is planted here must be found.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, lettersOf, problemsOfLanguage, readParts, type Texts } from './texts/catalogues.ts';
import { problemsOfDangers } from './texts/dangers.ts';
import { problemsOfFailures, problemsOfFailureTexts } from './texts/failures.ts';
import { sentencesIn } from './texts/said-of-failures.ts';
import { problemsOfSpelling, spelledInTwoWays } from './texts/spellings.ts';
import { readSource, type Said } from './texts/source.ts';

const root = path.resolve(import.meta.dirname, '../..');
const APPS = ['shell', 'diagnostics', 'community'];
/** These are alike in some languages: names, units, two words joined by a comma, and an example of Hindi in Latin letters. */
const SAME = new Set([
  'app.otherName',
  'ambulance.digipin',
  'ambulance.plusCode',
  'place.metres',
  'place.kilometres',
  'not.example.hinglish',
  'count.both',
]);
/** Files that no visitor of the product sees. */
const UNSEEN = /\.(test|spec)\.tsx?$|\.d\.ts$|\/(testing|standalone)\/|\/i18n\/(late\/)?[a-z]{2}(-[a-z-]+)?\.ts$/;

function unusedKeys(texts: Texts, said: readonly Said[]): string[] {
  const strings = new Set(said.flatMap((file) => file.strings));
  const patterns = said.flatMap((file) => file.patterns);
  return Object.keys(texts)
    .filter((key) => !strings.has(key) && !patterns.some((pattern) => pattern.test(key)))
    .map((key) => `"${key}" is used nowhere`);
}

const read = (folder: string): Said[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !UNSEEN.test(file))
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')));

/** What must be found, by what the check says of it. */
function plantedAndNotFound(): string[] {
  const english = { 'a.greeting': 'Hello, {name}', 'a.places': { one: '{count} place', other: '{count} places' } };
  const hindi = { 'a.greeting': 'नमस्ते, {name}', 'a.places': { one: '{count} जगह', other: '{count} जगहें' } };
  const said = (text: string): Said => readSource('planted.tsx', text);
  const about = (texts: Texts): string[] => problemsOfLanguage(english, texts, 'hi', SAME);
  const failed = { '. ': '। ', 'Name is required': 'नाम लिखना ज़रूरी है', 'Please wait # days.': '# दिन रुकें।' };
  const failing =
    "throw new DomainError('invalid', 'name', 'Name is required'); const problem = `Please wait ${days} days.`;";
  const failures = (texts: Readonly<Record<string, string>>): string[] =>
    problemsOfFailureTexts(['. ', ...sentencesIn('planted.ts', failing)], texts, lettersOf('hi'));
  const faults: Readonly<Record<string, readonly string[]>> = {
    'a text left in English': about({ ...hindi, 'a.greeting': 'Hello, {name}' }),
    'a missing key': about({ 'a.greeting': hindi['a.greeting'] }),
    'a key too many': about({ ...hindi, 'a.more': 'और' }),
    'a lost placeholder': about({ ...hindi, 'a.greeting': 'नमस्ते' }),
    'a missing plural form': about({ ...hindi, 'a.places': { other: '{count} जगहें' } }),
    'digits of another script': about({ ...hindi, 'a.greeting': 'नमस्ते {name}, १०८' }),
    'a key that nothing uses': unusedKeys(english, [said("t('a.greeting'); t(`b.${key}`);")]),
    'words between tags': said('const a = <p>Call now</p>;').hardCoded,
    'words in braces': said("const a = <p>{'Call now'}</p>;").hardCoded,
    'words in an attribute': said('const a = <img alt="A map" src={map} />;').hardCoded,
    'words in a property of ours': said('const a = <Field label="Your name" />;').hardCoded,
    'a failure that is not translated': failures({ ...failed, 'Name is required': 'Name is required' }),
    'a failure without its text': failures({ 'Please wait # days.': failed['Please wait # days.'] }),
    'a text without its failure': failures({ ...failed, 'All is well': 'सब ठीक है' }),
    'a lost number': failures({ ...failed, 'Please wait # days.': 'रुकें।' }),
    'digits of another script in a failure': failures({ ...failed, 'Please wait # days.': '# दिन रुकें, १०८।' }),
    'a full stop where the language has another': failures({ ...failed, 'Please wait # days.': '# दिन रुकें.' }),
    'a Hindi word in two spellings': spelledInTwoWays([
      ['one', 'साँस फूलती है'],
      ['other', 'सांस फूलती है'],
    ]),
  };
  const missed = Object.keys(faults).filter((fault) => faults[fault]?.length === 0);
  const right = [
    ...about(hindi),
    ...failures(failed),
    ...spelledInTwoWays([
      ['one', 'साँस, खांसी'],
      ['other', 'साँसें, खांसी'],
    ]),
    ...unusedKeys(english, [said("t('a.greeting', { name }); t(`a.${what}`);")]),
    ...said('const a = <p className="soft" id="hint">{t(text)} · {count}</p>;').hardCoded,
  ];
  return [
    ...missed.map((fault) => `planted and not found: ${fault}`),
    ...right.map((what) => `found though right: ${what}`),
  ];
}

const problems = [...plantedAndNotFound(), ...problemsOfDangers(), ...problemsOfFailures(), ...problemsOfSpelling()];
let texts = 0;
for (const app of APPS) {
  const said = read(`frontend-${app}/src`);
  problems.push(...said.flatMap(({ hardCoded }) => hardCoded).map((found) => `not in a catalogue: ${found}`));
  for (const { name, english, in: translated } of await readParts(root, app)) {
    texts += Object.keys(english).length;
    problems.push(...unusedKeys(english, said).map((problem) => `${name}: ${problem}`));
    for (const language of languages()) {
      const found = problemsOfLanguage(english, await translated(language), language, SAME);
      problems.push(...found.map((problem) => `${name}, ${language}: ${problem}`));
    }
  }
}
const kit = read('contracts/ui/src').flatMap(({ hardCoded }) => hardCoded);
problems.push(...kit.map((found) => `a component has words of its own: ${found}`));

process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `${texts} texts and all failures are in every language and in use, no text stands in the code; each planted fault is found.\n`,
);
process.exitCode = problems.length ? 1 : 0;
