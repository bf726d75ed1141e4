import { createScreen, type RedFlagBundle } from '../src/red-flags/raise-flags.ts';
import { kindsOf, linksOf, rulesOf } from '../src/knowledge/knowledge-base.ts';
import type { Finding, Knowledge } from '../src/knowledge/schema.ts';
import { pack } from '../src/packed/pack.ts';
import { textOfBundle } from '../src/screen/bundle-text.ts';
import { NOTICED } from '../src/red-flags/noticed-texts.ts';
import { shortenFamilies } from './shorten-families.ts';
import { shorten } from './shorten-phrases.ts';

/** The part of the knowledge that the screen on the person's device needs: findings that rules speak of, what implies them, and their words. */
export function cutRedFlagBundle(knowledge: Knowledge): RedFlagBundle {
  const needed = neededFindings(knowledge);
  const findings = shorten(knowledge.findings.filter(({ id }) => needed.has(id)).map(withoutFurther), knowledge);
  const whole = bundleOf([...findings, ...shieldsOf(bundleOf(findings, knowledge), knowledge)], knowledge);
  return numbered({ ...whole, families: shortenFamilies(whole.families, whole) });
}

const withoutFurther = (finding: Finding): Finding => ({
  ...finding,
  phrases: finding.phrases.filter((phrase) => !finding.further.includes(phrase)),
});

function bundleOf(findings: readonly Finding[], knowledge: Knowledge): RedFlagBundle {
  const links = linksOf(findings);
  const ids = new Set(findings.map(({ id }) => id));
  return {
    phrases: Object.fromEntries(findings.map(({ id, phrases }) => [id, phrases])),
    families: usedFamilies(findings, knowledge),
    sites: knowledge.sites,
    kinds: kindsOf(findings),
    parents: Object.fromEntries(Object.entries(links.parents).filter(([, parent]) => ids.has(parent))),
    from: Object.fromEntries(Object.entries(links.from).filter(([, lists]) => lists.flat().every((id) => ids.has(id)))),
    rules: rulesOf(knowledge).map(({ hindi: _apart, transport: _listed, condition: _ranked, ...rule }) => rule),
    classes: knowledge.happeningNow.classes,
  };
}

/** Longer phrases that take the danger out of a shorter one inside them ("not responding to paracetamol"): the device must know them as well. */
function shieldsOf(bundle: RedFlagBundle, knowledge: Knowledge): Finding[] {
  const onDevice = createScreen(bundle);
  const withAll = createScreen(bundleOf(knowledge.findings, knowledge));
  const isFalseAlarm = (text: string): boolean => {
    const flags = onDevice(text);
    return flags.length > 0 && withAll(text).length < flags.length;
  };
  return knowledge.findings.flatMap((finding) => {
    if (finding.id in bundle.phrases) return [];
    const phrases = finding.phrases.filter((phrase) => isFalseAlarm(phrase.replace(/^=/, '').replace(/\|\S+/g, '')));
    return phrases.length > 0 ? [{ ...finding, phrases }] : [];
  });
}

/** Short numbers for the ids of findings and for the sides that steps take: a third of the file, and nobody on the device asks for them. */
function numbered(bundle: RedFlagBundle): RedFlagBundle {
  const sides = new Map<string, string>();
  const topics: string[] = [];
  const sideOf = (stance: string): string => {
    const topic = stance.split(':')[0]!;
    if (!topics.includes(topic)) topics.push(topic);
    if (!sides.has(stance)) sides.set(stance, `${topics.indexOf(topic).toString(36)}:${sides.size.toString(36)}`);
    return sides.get(stance)!;
  };
  const numbers = new Map(Object.keys(bundle.phrases).map((id, index) => [id, index.toString(36)]));
  const of = (id: string): string => numbers.get(id)!;
  const lists = (ids: readonly string[]): string[] => ids.map(of);
  const keyed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [of(id), value]));
  return {
    ...bundle,
    phrases: keyed(bundle.phrases),
    kinds: keyed(bundle.kinds),
    parents: keyed(Object.fromEntries(Object.entries(bundle.parents).map(([id, parent]) => [id, of(parent)]))),
    from: keyed(Object.fromEntries(Object.entries(bundle.from).map(([id, all]) => [id, all.map(lists)]))),
    rules: bundle.rules.map((rule) => ({
      ...rule,
      ...(rule.stances && { stances: rule.stances.map((all) => all.replace(/\S+/g, sideOf)) }),
      when: rule.when.map((when) => ({
        ...when,
        ...(when.all && { all: lists(when.all) }),
        ...(when.any && { any: lists(when.any) }),
        ...(when.none && { none: lists(when.none) }),
      })),
    })),
  };
}

/** The source text of the file that ships with the page, in which the bundle is packed. */
export function writeBundle(bundle: RedFlagBundle): string {
  return `/** Written by \`npm run emit:red-flags -w @sahaay/engine\` from the medical knowledge. Do not edit. */
import type { Packed } from '../packed/unpack.ts';

export const PACKED: Packed = ${JSON.stringify(pack(textOfBundle(bundle)))};
`;
}

/** The source text of what the flags say in Hindi: only a page in Hindi loads it. */
export function writeHindi(knowledge: Knowledge): string {
  const texts = Object.fromEntries(rulesOf(knowledge).map(({ id, hindi }) => [id, hindi]));
  return `/** Written by \`npm run emit:red-flags -w @sahaay/engine\` from the medical knowledge. Do not edit. */
import type { RedFlagTexts } from '../red-flags/raise-flags.ts';

/** What each red flag says in Hindi, by its id. */
export const HINDI: Readonly<Record<string, RedFlagTexts>> = ${JSON.stringify({ ...texts, noticed_danger: NOTICED.hi })};
`;
}

/** The source text of the flags with which one goes to a hospital without waiting for an ambulance. */
export function writeGoNow(knowledge: Knowledge): string {
  const ids = rulesOf(knowledge).flatMap(({ id, transport }) => (transport === 'go_now' ? [id] : []));
  return `/** Written by \`npm run emit:red-flags -w @sahaay/engine\` from the medical knowledge. Do not edit. */

/** The red flags with which somebody else drives the person to a hospital at once; with all others an ambulance comes. */
export const GO_NOW: readonly string[] = ${JSON.stringify(ids)};
`;
}

/** Findings named by rules, and those that they are inferred from. What is narrower stays with the server, which may escalate. */
function neededFindings({ findings, redFlags }: Knowledge): ReadonlySet<string> {
  const needed = new Set(
    redFlags.flatMap(({ when }) => when.flatMap(({ all = [], any = [], none = [] }) => [...all, ...any, ...none])),
  );
  for (const { id, from } of findings) if (needed.has(id)) for (const source of from.flat()) needed.add(source);
  return needed;
}

/** Families with at least one word in the phrases. */
function usedFamilies(findings: readonly Finding[], { families }: Knowledge): Knowledge['families'] {
  const words = new Set(
    findings.flatMap(({ phrases }) =>
      phrases.flatMap((phrase) =>
        phrase
          .replace(/^=/, '')
          .toLowerCase()
          .split(/[\s|]+/),
      ),
    ),
  );
  return Object.fromEntries(
    Object.entries(families).filter(([name, others]) => [name, ...others].some((word) => words.has(word))),
  );
}
