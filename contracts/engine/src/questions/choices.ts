import type { Language } from '@sahaay/contracts/constants';
import type { ChoiceQuestion } from './choice-question.ts';
import { COURSE, HOW_BAD } from './how-bad.ts';
import { SINCE } from './since.ts';
import { WHERE } from './where.ts';

const QUESTIONS = [SINCE, HOW_BAD, COURSE, ...WHERE] as const;
type Known = (typeof QUESTIONS)[number];

export type Choice = Known extends infer Q ? (Q extends Known ? keyof Q['choices'] & string : never) : never;
/** All that can be chosen, whatever the question. */
export const CHOICES = QUESTIONS.flatMap(({ choices }) => Object.keys(choices)) as readonly Choice[];

/** The question of an id that has choices. */
const questionOf = (id: string): ChoiceQuestion | undefined => QUESTIONS.find((question) => question.id === id);

/** What was chosen, each as an answer to its own question; a choice of another question tells nothing. */
export function chosenIn(answers: readonly { readonly id: string; readonly answer: string }[]): ReadonlySet<string> {
  return new Set(
    answers
      .filter(({ id, answer }) => Object.hasOwn(questionOf(id)?.choices ?? {}, answer))
      .map(({ answer }) => answer),
  );
}

/** A question with choices, as the person reads it; undefined where the id is of none. */
export function askChoice(id: string, isChild: boolean, language: Language) {
  const question = questionOf(id);
  if (!question) return undefined;
  const { text, choices, ofChildren } = question;
  return {
    id,
    text: text[language],
    choices: Object.entries((isChild && ofChildren) || choices).map(([answer, said]) => ({
      answer: answer as Choice,
      text: said[language],
    })),
  };
}
