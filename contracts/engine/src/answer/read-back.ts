import { namesOf } from '../questions/how-bad.ts';
import { findingName } from '../knowledge/finding-name.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { ReadPerson } from '../reading/person.ts';
import type { Mention } from '../reading/read-findings.ts';
import type { Reading } from '../reading/reading.ts';
import { tellDisputes, type ToldDispute } from './disputed.ts';
import { unreadInForm } from '../reading/form-unread.ts';
import { HALF } from '../reading/understood.ts';

/** What was understood, so that the person can see what was not. */
export interface ReadBack {
  readonly person: ReadPerson;
  /** How long it has been going on, in days, when told. */
  readonly days: number | undefined;
  /** Names of findings in the order of the text, then those that were answered; at most `MOST`. */
  readonly present: readonly string[];
  /** How bad it is and how it goes, where that was chosen. */
  readonly told: readonly string[];
  /** Names of findings that were said or answered not to be there. */
  readonly absent: readonly string[];
  /** What was not understood, in the person's own words: at most 3 parts; empty when most of the text was. */
  readonly unread: readonly string[];
  /** What stands in the form and was not understood, in the person's own words. */
  readonly formUnread: readonly string[];
  readonly unclearAge: string | undefined;
  /** What text and form told differently, and whose word was taken. */
  readonly disputed: readonly ToldDispute[];
}

const MOST = 8;

/** Tells in plain words, in the person's language, what was understood of a complaint. */
export function readBack(reading: Reading, base: KnowledgeBase): ReadBack {
  const { complaint, person, durationDays, mentions, denials, present, denied, asked, read, unread } = reading;
  const named = (ids: readonly string[]): string[] => {
    const names = ids.map((id) => findingName(base.findings.get(id)!, complaint.language));
    return [...new Set(names)].slice(0, MOST);
  };
  const told = mentions.filter(({ finding }) => present.has(finding) && !onlySaysWho(finding, base));
  const refused = denials.filter(({ finding }) => denied.has(finding));
  const general = new Set(told.flatMap(({ finding }) => ancestorsOf(finding, base)));
  const withoutIt = new Set(refused.map(({ finding }) => finding));
  const special = (id: string): boolean => ancestorsOf(id, base).some((above) => withoutIt.has(above));
  const answered = [...asked];
  return {
    person,
    days: durationDays,
    told: namesOf(reading.chosen, person.who === 'child', complaint.language ?? 'en'),
    present: named([
      ...oneOfEachPlace(
        told.filter(({ finding }) => !general.has(finding)),
        base,
      ),
      ...answered.filter((id) => present.has(id)),
    ]),
    absent: named([
      ...oneOfEachPlace(
        refused.filter(({ finding }) => !special(finding)),
        base,
      ),
      ...answered.filter((id) => denied.has(id)),
    ]),
    unread: read > HALF ? [] : unread,
    formUnread: unreadInForm(complaint.background, base),
    unclearAge: reading.unclearAge,
    disputed: tellDisputes(reading),
  };
}

/**
 * The same words may tell of several findings. One that conditions list goes before one that is part of a rule alone; of
 * these the one is kept that most words tell of in the smallest space.
 */
function oneOfEachPlace(mentions: readonly Mention[], base: KnowledgeBase): string[] {
  const isListed = ({ finding }: Mention): number => Number(base.raises[base.numbers.get(finding)!]!.length > 0);
  const kept: Mention[] = [];
  const overlaps = ({ start, end }: Mention): boolean => kept.some((other) => start < other.end && end > other.start);
  for (const mention of mentions.toSorted((a, b) => isListed(b) - isListed(a) || weightOf(b) - weightOf(a)))
    if (!overlaps(mention)) kept.push(mention);
  return kept.toSorted((a, b) => a.start - b.start).map(({ finding }) => finding);
}

/** "My son" is part of what a rule goes by, and nothing that he suffers from. */
function onlySaysWho(id: string, base: KnowledgeBase): boolean {
  const { detail, not_asked: isUnasked } = base.findings.get(id)!;
  return detail && isUnasked;
}

const weightOf = ({ words, start, end }: Mention): number => words ** 2 / (end - start);

function ancestorsOf(id: string, base: KnowledgeBase): string[] {
  const parent = base.findings.get(id)?.parent;
  return parent ? [parent, ...ancestorsOf(parent, base)] : [];
}
