import { screenRedFlags, type RedFlagMatch } from '@sahaay/engine/screen';

export interface Emergency {
  readonly kind: RedFlagMatch['kind'];
  /** Whom to call, as written for people. */
  readonly numbers: readonly string[];
}

/** The emergencies that the rules find, the most immediate first. What is urgent and no emergency is left out. */
export const emergenciesIn = (text: string): Emergency[] =>
  screenRedFlags(text)
    .filter(({ level }) => level === 'emergency')
    .map(({ kind, helplines }) => ({ kind, numbers: helplines.map(({ number }) => number) }));
