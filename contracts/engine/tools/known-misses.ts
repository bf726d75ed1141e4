import { Engine } from '../src/engine.ts';
import { learnedCalm, learnedNotice } from './learned-notice.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';
import { shippedRetelling } from './shipped-retelling.ts';

/** Everyday sentences in a language that is told anew in Hindi. */
export interface Sentences {
  readonly dangers: readonly { readonly text: string; readonly flag: string }[];
  readonly calm: readonly string[];
}

/** The sentences of a language that are still read wrongly. */
export interface KnownMisses {
  readonly missed: readonly string[];
  readonly raised: readonly string[];
}

const engine = new Engine(shippedKnowledge(), learnedNotice(), undefined, learnedCalm(), shippedRetelling());

function raises(typed: string): boolean {
  const { text } = engine.retell(typed);
  return engine.redFlags(engine.read({ text, person: {}, answers: [] })).some(({ level }) => level === 'emergency');
}

/** The dangers in which no emergency is found, and the calm sentences in which one is. */
export function knownMisses({ dangers, calm }: Sentences): KnownMisses {
  return { missed: dangers.map(({ text }) => text).filter((text) => !raises(text)), raised: calm.filter(raises) };
}
