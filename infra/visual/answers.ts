import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Request, Route } from '@playwright/test';
import type { View } from './combinations.ts';
import type { Language } from './screens.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
type Answers = Record<string, Answer>;

/** What is other in every installation and at every moment, and what stands in a picture in its place. */
const FIXED = {
  id: '2f1c6a52-7d0b-4c1e-9a64-0b7f3d9e50',
  email: 'asha.kulkarni@example.org',
  moment: '2026-11-20T04:30:00.000Z',
};
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

/** Each id in the order in which it was first seen. */
const ids: string[] = [];
function fixedId(id: string): string {
  if (!ids.includes(id)) ids.push(id);
  return `${FIXED.id}${String(ids.indexOf(id)).padStart(2, '0')}`;
}

const fileOf = (language: Language): string => path.join(import.meta.dirname, `answers/${language}.json`);

/** What the service once answered in this language. */
export const keptAnswers = (language: Language): Answers =>
  existsSync(fileOf(language)) ? (JSON.parse(readFileSync(fileOf(language), 'utf8')) as Answers) : {};

/** The same answer, without what is other each time. */
function fixed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => fixed(item));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fixed(item, name)]));
  if (typeof value !== 'string') return value;
  if (key === 'requestId') return fixedId('');
  if (key === 'id' && /^[\da-f-]{36}$/.test(value)) return fixedId(value);
  if (key === 'email') return FIXED.email;
  return MOMENT.test(value) ? FIXED.moment : value;
}

function questionOf(request: Request, { screen }: View): string {
  const { pathname, search } = new URL(request.url());
  const who = screen.isSignedIn ? 'somebody' : 'nobody';
  return [who, request.method(), pathname + search, request.postData()].filter(Boolean).join(' ');
}

/**
 * Answers the calls of a page as they were once answered, so that what the service knows today changes no picture.
 *
 * @param missing takes each call for which no answer is kept
 */
export async function replayAnswers(context: BrowserContext, view: View, missing: Set<string>): Promise<void> {
  const answers = keptAnswers(view.language);
  await context.route('**/api/v1/**', async (route: Route) => {
    const question = questionOf(route.request(), view);
    const answer = answers[question];
    if (!answer) missing.add(question);
    await (answer ? route.fulfill({ status: answer.status, json: answer.body }) : route.abort());
  });
}

/** Notes what the service answers to the calls of a page. */
export async function recordAnswers(context: BrowserContext, view: View, answers: Answers): Promise<void> {
  await context.route('**/api/v1/**', async (route: Route) => {
    const response = await route.fetch();
    const said = await response.text();
    const body: unknown = said ? JSON.parse(said) : null;
    answers[questionOf(route.request(), view)] = { status: response.status(), body: fixed(body) };
    await route.fulfill({ response });
  });
}

/** Keeps the answers in one language. */
export function keepAnswers(language: Language, answers: Answers): void {
  const sorted = Object.fromEntries(Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(fileOf(language), `${JSON.stringify(sorted, null, 1)}\n`);
}
