import type { Part } from './part.js';

const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[a-z][\w-]{0,64}(?:\.[\w-]{2,64}){1,4}/gi;
/** Where money is sent, as `name@okaxis`. */
const MONEY =
  /(?<![\w.+-])[\w.+-]{2,64}@(?:ok(?:axis|sbi|icici|hdfcbank)|pt(?:axis|sbi|yes|hdfc)|ybl|ibl|axl|apl|paytm|upi)\b/gi;
/** An address that is written out, as `name at gmail dot com`. */
const IN_WORDS = /(?<![\w.+-])[\w.+-]{2,64} ?[([]?(?:at|@)[)\]]? ?[a-z]{2,20} ?[([]?dot[)\]]? ?(?:com|in|org|net)\b/gi;

export const emailsIn = (text: string): Part[] =>
  [MAIL, MONEY, IN_WORDS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length })),
  );
