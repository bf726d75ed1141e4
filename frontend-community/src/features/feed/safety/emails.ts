import type { Part } from './private-details.ts';

/** An address of mail, or one to which money is sent (`name@bank`). */
const WITH_SIGN = /(?<![\w.+-])[\w.+-]{2,64}@[\w-]{2,64}(?:\.[\w-]{2,64}){0,4}/g;
/** An address that is written out, as `name at gmail dot com`. */
const IN_WORDS = /(?<![\w.+-])[\w.+-]{2,64} ?[([]?(?:at|@)[)\]]? ?[a-z]{2,20} ?[([]?dot[)\]]? ?(?:com|in|org|net)\b/gi;

export const emailsIn = (text: string): Part[] =>
  [WITH_SIGN, IN_WORDS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length })),
  );
