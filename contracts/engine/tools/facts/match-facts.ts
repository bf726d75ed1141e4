import type { Facts, SymptomLink } from './read-facts.ts';
import type { NameMatcher } from './match-names.ts';

/** What the collections say of one finding in one of our conditions. */
export interface Evidence {
  /** The strongest of each collection. */
  readonly strengths: ReadonlyMap<SymptomLink['source'], number>;
  /** What else the same words may mean: "drowsy" is sleepy by day, or hard to wake. */
  readonly others: ReadonlySet<string>;
}

/** The facts in our own ids. */
export interface MatchedFacts {
  /** Condition → finding → evidence. */
  readonly evidence: ReadonlyMap<string, ReadonlyMap<string, Evidence>>;
  /** Condition → what the ontology codes under its name, else under its synonyms. */
  readonly codes: ReadonlyMap<
    string,
    { readonly by: 'name' | 'synonym'; readonly icd10: readonly string[]; readonly names: readonly string[] }
  >;
  /** Finding → condition → P(condition | finding). */
  readonly shares: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Finding → age group → how much more often. */
  readonly ages: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly counts: MatchCounts;
}

/** How many different names of each collection mean something of ours. */
type MatchCounts = Readonly<Record<string, { readonly matched: number; readonly of: number }>>;

type NamesOfSymptom = (name: string) => readonly string[];

/** Joins the facts to our conditions and findings by name. */
export function matchFacts(facts: Facts, matcher: NameMatcher): MatchedFacts {
  const symptomIds: NamesOfSymptom = (name) => matcher.symptom([name, ...(facts.symptomNames.get(name) ?? [])]);
  return {
    ...matchLinks(facts.links, matcher, symptomIds),
    ages: matchAges(facts.ages, symptomIds),
    codes: matchCodes(facts, matcher),
    counts: count(facts, matcher, symptomIds),
  };
}

function matchLinks(
  links: Facts['links'],
  matcher: NameMatcher,
  symptomIds: NamesOfSymptom,
): Pick<MatchedFacts, 'evidence' | 'shares'> {
  const evidence = new Map<string, Map<string, Gathered>>();
  const shares = new Map<string, Map<string, number>>();
  for (const link of links) {
    const findings = symptomIds(link.symptom);
    const conditions = findings.length > 0 ? matcher.condition(link.condition) : [];
    for (const { id } of conditions)
      for (const finding of findings) {
        gather(into(evidence, id), finding, link, findings);
        const { share } = link;
        if (share !== undefined) into(shares, finding).set(id, Math.max(share, shares.get(finding)?.get(id) ?? 0));
      }
  }
  return { evidence, shares };
}

interface Gathered {
  readonly strengths: Map<SymptomLink['source'], number>;
  readonly others: Set<string>;
}

/** Keeps the strongest of each collection, and what else the words of a finding may mean. */
function gather(
  known: Map<string, Gathered>,
  finding: string,
  { source, strength }: SymptomLink,
  findings: readonly string[],
): void {
  const { strengths, others } = known.get(finding) ?? { strengths: new Map(), others: new Set() };
  strengths.set(source, Math.max(strength, strengths.get(source) ?? 0));
  for (const other of findings) if (other !== finding) others.add(other);
  known.set(finding, { strengths, others });
}

function matchAges(told: Facts['ages'], symptomIds: NamesOfSymptom): MatchedFacts['ages'] {
  const ages = new Map<string, Map<string, number>>();
  for (const { symptom, group, risk } of told)
    for (const finding of symptomIds(symptom)) into(ages, finding).set(group, risk);
  return ages;
}

function matchCodes(facts: Facts, matcher: NameMatcher): MatchedFacts['codes'] {
  const codes = new Map<string, { by: 'name' | 'synonym'; icd10: string[]; names: string[] }>();
  for (const { condition, icd10 } of facts.codes) {
    for (const { id, by } of matcher.condition([condition])) {
      const known = codes.get(id);
      if (known && known.by === 'name' && by === 'synonym') continue;
      if (known?.by === by) {
        known.icd10.push(...icd10);
        known.names.push(condition);
      } else codes.set(id, { by, icd10: [...icd10], names: [condition] });
    }
  }
  return codes;
}

function count(facts: Facts, matcher: NameMatcher, symptomIds: NamesOfSymptom): MatchCounts {
  const tally = <T>(items: Iterable<readonly [string, T]>, isMatched: (item: T) => boolean): MatchCounts[string] => {
    const different = [...new Map(items).values()];
    return { matched: different.filter(isMatched).length, of: different.length };
  };
  const bySource = (source: SymptomLink['source']): MatchCounts => {
    const links = facts.links.filter((link) => link.source === source);
    return {
      [`${source}: illnesses`]: tally(
        links.map(({ condition }) => [condition[0]!, condition]),
        (names) => matcher.condition(names).length > 0,
      ),
      [`${source}: symptoms`]: tally(
        links.map(({ symptom }) => [symptom, symptom]),
        (name) => symptomIds(name).length > 0,
      ),
    };
  };
  return {
    ...bySource('columbia'),
    ...bySource('ontology'),
    ...bySource('hsdn'),
    ...bySource('symcat'),
    'ICD-10 codes: illnesses': tally(
      facts.codes.map(({ condition }) => [condition, condition]),
      (name) => matcher.condition([name]).length > 0,
    ),
    'ages: symptoms': tally(
      facts.ages.map(({ symptom }) => [symptom, symptom]),
      (name) => symptomIds(name).length > 0,
    ),
  };
}

function into<K, V>(map: Map<string, Map<K, V>>, key: string): Map<K, V> {
  const inner = map.get(key) ?? new Map<K, V>();
  map.set(key, inner);
  return inner;
}
