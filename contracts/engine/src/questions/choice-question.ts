import type { Language } from '@sahaay/contracts/constants';

type Said = Readonly<Record<Language, string>>;

/** A question that yes and no do not answer, with what can be chosen. */
export interface ChoiceQuestion {
  readonly id: string;
  readonly text: Said;
  readonly choices: Readonly<Record<string, Said>>;
  /** The same choices as they are said of a child, where that is not the same. */
  readonly ofChildren?: Readonly<Record<string, Said>>;
}
