import { compileCompounds, takesOneApart } from '../compounds.ts';
import { compileMeanings, meantByOneOf } from '../meanings.ts';
import { tokenise } from '../tokens.ts';
import type { WrittenCompound, WrittenMeaning } from './compound.ts';
import { plainExample } from './examples.ts';
import { CueMistake } from './mistake.ts';
import type { Classes } from './pattern.ts';

/** What is wrong with compounds: one sentence each. */
export function checkCompounds(compounds: readonly WrittenCompound[], classes: Classes): string[] {
  return compounds.flatMap((compound) =>
    named('compounds.json', compound.id, () => mistakesInCompound(compound, classes)),
  );
}

/** What is wrong with meanings: one sentence each. */
export function checkMeanings(meanings: readonly WrittenMeaning[], classes: Classes): string[] {
  return meanings.flatMap((meaning) => named('meanings.json', meaning.id, () => mistakesInMeaning(meaning, classes)));
}

function named(file: string, id: string, mistakes: () => string[]): string[] {
  const name = (mistake: string): string => `${file} · ${id}: ${mistake}`;
  try {
    return mistakes().map(name);
  } catch (error) {
    if (!(error instanceof CueMistake)) throw error;
    return [name(error.message)];
  }
}

function mistakesInCompound(compound: WrittenCompound, classes: Classes): string[] {
  const compounds = compileCompounds([compound], classes);
  const falls = (example: string): boolean => {
    const tokens = tokenise(plainExample(example));
    return takesOneApart(
      compounds,
      bracketed(example).map((index) => ({ index })),
      tokens,
      false,
    );
  };
  const { before, after, falls: apart, stands } = compound;
  return [
    ...((before === undefined) === (after === undefined) ? ['it needs partners before or after it'] : []),
    ...apart.filter((example) => !falls(example)).map((example) => `falls: "${example}" stands`),
    ...stands.filter(falls).map((example) => `stands: "${example}" falls`),
  ];
}

function mistakesInMeaning(meaning: WrittenMeaning, classes: Classes): string[] {
  const meanings = compileMeanings([meaning], classes);
  const wrong = meaning.examples.filter((example) => {
    const tokens = tokenise(plainExample(example));
    const meant = tokens.flatMap(({ word }, at) => (meantByOneOf(meanings, tokens, at) === word ? [] : [at]));
    return meant.join() !== bracketed(example).join();
  });
  const isMarked = (example: string): boolean => example.includes('[');
  return [
    ...wrong.map((example) => `example "${example}": the words in brackets are not those that are meant so`),
    ...(meaning.examples.some(isMarked) && !meaning.examples.every(isMarked)
      ? []
      : ['it needs an example with the word in brackets, and one without']),
  ];
}

/** The places of the words in brackets. */
function bracketed(example: string): number[] {
  const inside: boolean[] = [];
  let isInside = false;
  for (const part of example.split(/([[\]])/)) {
    if (part === '[' || part === ']') isInside = part === '[';
    else inside.push(...tokenise(part).map(() => isInside));
  }
  return inside.flatMap((isMarked, at) => (isMarked ? [at] : []));
}
