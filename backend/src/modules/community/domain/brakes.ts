import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { OFFER, offerWeight, SALE } from './private-offers.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So many hours back one's own texts and those of others are compared. */
export const COMPARED_HOURS = 24;
/** A text of so many letters and digits is not written twice by chance, nor by three people. */
const LONG = 40;
/** "Thank you" may be said so many times an hour under one post. */
const SHORT_AGAIN = 2;
/** So many other people may have written the same long text. */
const OTHERS = 1;
const LINKS_OF_A_TEXT = 3;
const LINKS_AN_HOUR = 10;
/** An account that nobody is known to stand behind may have so many links, and write so often, in an hour. */
const LINKS_OF_NEW = 3;
const TEXTS_OF_NEW = 10;

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"']+|(?<![\w@.-])[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,62}){0,3}\.(?:com|in|org|net|info|biz|shop|store|online|site|xyz|top|ly|me|app|link)(?![\w.]*\w)(?:\/\S*)?/gi;
const UNSEEN = /[\p{Cf}\p{Z}\p{P}\p{S}\p{Cc}]/gu;

/** Something that the author wrote before. */
export interface Earlier {
  readonly content: string;
  /** The post that it answers; null when it is a post. */
  readonly postId: string | null;
  readonly createdAt: Date;
}

/** What is about to be written, and what is known of its author. */
export interface Sent {
  readonly content: string;
  readonly postId: string | null;
  /** What the author wrote within `COMPARED_HOURS`. */
  readonly earlier: readonly Earlier[];
  /** How many other people wrote these very words within `COMPARED_HOURS`. */
  readonly others: number;
  /** Whether somebody is known to stand behind the account. */
  readonly isProven: boolean;
}

/** Whether two texts differ in nothing but blanks, marks and capital letters. */
const bare = (text: string): string => text.normalize('NFKC').replace(UNSEEN, '').toLowerCase() || text.trim();

const linksIn = (text: string): number => text.match(LINK)?.length ?? 0;

/** Whether a text is long enough that others are asked whether they wrote the same. */
export const isComparable = (content: string): boolean => content.length >= LONG;

/** Whether nobody but a seller writes this, in an emergency too. */
export const isSale = (content: string): boolean => offerWeight(content) >= SALE;

/**
 * Why something is held back that harms the community: offers by private contact, the same text again, and floods.
 * @param scale by how much the limits of an hour are raised, as those of calls
 * @returns invalid `private_offer`, `too_many_links`, conflict `same_text_again`, `text_of_others`, rate_limited
 *   `link_flood`, `new_account_flood`; undefined for what may be written
 */
export function refusalOf(sent: Sent, now: Date, scale = 1): DomainError | undefined {
  if (offerWeight(sent.content) >= OFFER) return privateOffer();
  const links = linksIn(sent.content);
  if (links > LINKS_OF_A_TEXT) return tooManyLinks();
  if (isSaidAgain(sent, now)) return sameTextAgain();
  if (isComparable(sent.content) && sent.others > OTHERS) return textOfOthers();

  const ofHour = sent.earlier.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < HOUR);
  const linked = ofHour.flatMap((each) => Array.from({ length: linksIn(each.content) }, () => each));
  const mostLinks = (sent.isProven ? LINKS_AN_HOUR : LINKS_OF_NEW) * scale;
  if (links > 0 && linked.length + links > mostLinks) return linkFlood(minutesUntilFree(linked, now));
  const isFlood = !sent.isProven && ofHour.length >= TEXTS_OF_NEW * scale;
  return isFlood ? newAccountFlood(minutesUntilFree(ofHour, now)) : undefined;
}

function isSaidAgain({ content, postId, earlier }: Sent, now: Date): boolean {
  const said = bare(content);
  const same = earlier.filter((each) => bare(each.content) === said);
  if (said.length >= LONG) return same.length > 0;
  const here = same.filter((each) => each.postId === postId);
  if (postId === null) return here.length > 0;
  return here.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < HOUR).length >= SHORT_AGAIN;
}

/** The minutes until the oldest of these is an hour old, at least two. */
function minutesUntilFree(entries: readonly Earlier[], now: Date): number {
  const oldest = Math.min(now.getTime(), ...entries.map(({ createdAt }) => createdAt.getTime()));
  return Math.max(2, Math.ceil((oldest + HOUR - now.getTime()) / MINUTE));
}

function privateOffer(): DomainError {
  const problem =
    'Please offer no medicine or cure by private contact. Write what helped without a number, email or group, so that everyone can read it';
  return new DomainError('invalid', 'private_offer', problem, { content: problem });
}

function tooManyLinks(): DomainError {
  const problem = `Please use at most ${LINKS_OF_A_TEXT} links`;
  return new DomainError('invalid', 'too_many_links', problem, { content: problem });
}

function sameTextAgain(): DomainError {
  const problem = 'You have already written this today. Please add something new, or wait for an answer';
  return new DomainError('conflict', 'same_text_again', problem);
}

function textOfOthers(): DomainError {
  const problem = 'Others have written these very words today. Please use your own words';
  return new DomainError('conflict', 'text_of_others', problem);
}

function linkFlood(minutes: number): DomainError {
  const problem = `You have shared many links. Please share more in ${minutes} minutes`;
  return new DomainError('rate_limited', 'link_flood', problem, undefined, minutes * 60);
}

function newAccountFlood(minutes: number): DomainError {
  const problem = `New accounts can write ${TEXTS_OF_NEW} times an hour. Please write again in ${minutes} minutes. In an emergency call ${EMERGENCY_NUMBER}`;
  return new DomainError('rate_limited', 'new_account_flood', problem, undefined, minutes * 60);
}
