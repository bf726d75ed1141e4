import { callsOf, jsonOf, whole, type Call, type Description, type Parameter, type Schema } from './description.ts';

/** What a schema is for: a request that old pages still send, or an answer that they still read. */
type Side = 'request' | 'answer';

const LOWER = ['minLength', 'minimum', 'minItems'] as const;
const UPPER = ['maxLength', 'maximum', 'maxItems'] as const;

/**
 * Says what would break a page of the release before, which still runs in somebody's browser, on the API of today: a call,
 * a field or a value that it needs is gone, or a request that it sends is refused. The API refuses unknown fields, so a
 * field that a request may no longer have breaks too.
 *
 * @returns a sentence for each, beginning with the call
 */
export function breaksOf(before: Description, after: Description): string[] {
  const now = callsOf(after);
  return [...callsOf(before)].flatMap(([name, call]) => {
    const other = now.get(name);
    if (!other) return [`${name}: the call is gone`];
    return [
      ...inParameters(call, other),
      ...inRequest(call, other, before, after),
      ...inAnswers(call, other, before, after),
    ].map((what) => `${name}: ${what}`);
  });
}

/** The calls and the fields of answers that are new, for the notes of a release. */
export function additionsOf(before: Description, after: Description): string[] {
  const old = callsOf(before);
  return [...callsOf(after)].flatMap(([name, call]) => {
    const other = old.get(name);
    if (!other) return [`${name}: new`];
    // What would be gone if the new description were the old one has been added.
    return inAnswers(call, other, after, before)
      .filter((what) => what.endsWith(' is gone'))
      .map((what) => `${name}: ${what.replace(/ is gone$/, ' is new')}`);
  });
}

function inParameters(before: Call, after: Call): string[] {
  const key = ({ in: place, name }: Parameter): string => `${place} ${name}`;
  const old = new Map((before.parameters ?? []).map((one) => [key(one), one]));
  const now = new Map((after.parameters ?? []).map((one) => [key(one), one]));
  return [
    ...[...old.keys()].filter((name) => !now.has(name)).map((name) => `request ${name} is gone`),
    ...[...now]
      .filter(([name, one]) => one.required && !old.get(name)?.required)
      .map(([name]) => `request ${name} is required now`),
  ];
}

function inRequest(before: Call, after: Call, old: Description, now: Description): string[] {
  const [was, is] = [jsonOf(before.requestBody), jsonOf(after.requestBody)];
  if (!was) return is && after.requestBody?.required ? ['request body is required now'] : [];
  return is ? compare('request', 'request', was, is, { old, now, seen: new Set() }) : ['request body is gone'];
}

function inAnswers(before: Call, after: Call, old: Description, now: Description): string[] {
  return Object.entries(before.responses).flatMap(([status, answer]) => {
    if (!status.startsWith('2')) return [];
    const other = after.responses[status];
    if (!other) return [`answer ${status} is gone`];
    const [was, is] = [jsonOf(answer), jsonOf(other)];
    if (!was) return [];
    return is
      ? compare('answer', 'answer', was, is, { old, now, seen: new Set() })
      : [`the body of answer ${status} is gone`];
  });
}

interface Context {
  readonly old: Description;
  readonly now: Description;
  /** References that are being compared, since a schema may hold itself. */
  readonly seen: ReadonlySet<string>;
}

function compare(at: string, side: Side, before: Schema, after: Schema, context: Context): string[] {
  const pair = `${before.$ref} ${after.$ref}`;
  if (before.$ref && context.seen.has(pair)) return [];
  const inner = { ...context, seen: new Set([...context.seen, pair]) };
  const [was, is] = [whole(before, context.old), whole(after, context.now)];
  const types = [was.type, is.type].map((type) => JSON.stringify(type ?? null));
  if (types[0] !== types[1]) return [`${at} changed from ${types[0]} to ${types[1]}`];
  return [
    ...(was.format === is.format ? [] : [`${at} changed its format`]),
    ...inValues(at, side, was, is),
    ...inBounds(at, side, was, is),
    ...inFields(at, side, was, is, inner),
    ...(was.items && is.items ? compare(`${at}[]`, side, was.items, is.items, inner) : []),
    ...(JSON.stringify(was.anyOf) === JSON.stringify(is.anyOf) ? [] : [`${at} has other alternatives`]),
  ];
}

/** A request must go on taking every value, and an answer must have none that its reader does not know. */
function inValues(at: string, side: Side, was: Schema, is: Schema): string[] {
  const [taken, given] = side === 'request' ? [was, is] : [is, was];
  if (!given.enum) return [];
  if (!taken.enum) return [side === 'request' ? `${at} takes only some values now` : `${at} has any value now`];
  return taken.enum
    .filter((value) => !given.enum?.includes(value))
    .map((value) => `${at} ${side === 'request' ? 'no longer takes' : 'may be'} ${JSON.stringify(value)}`);
}

function inBounds(at: string, side: Side, was: Schema, is: Schema): string[] {
  if (side === 'answer') return [];
  return [
    ...LOWER.filter((bound) => (is[bound] ?? -Infinity) > (was[bound] ?? -Infinity)),
    ...UPPER.filter((bound) => (is[bound] ?? Infinity) < (was[bound] ?? Infinity)),
    ...(is.pattern !== was.pattern && is.pattern !== undefined ? (['pattern'] as const) : []),
  ].map((bound) => `${at} has a narrower ${bound}`);
}

function inFields(at: string, side: Side, was: Schema, is: Schema, context: Context): string[] {
  const [old, now] = [was.properties ?? {}, is.properties ?? {}];
  const required = (schema: Schema, name: string): boolean => schema.required?.includes(name) ?? false;
  const changed = Object.entries(old).flatMap(([name, field]) => {
    const other = now[name];
    if (!other) return [`${at}.${name} is gone`];
    const lost = side === 'answer' && required(was, name) && !required(is, name);
    return [
      ...(lost ? [`${at}.${name} may be missing now`] : []),
      ...compare(`${at}.${name}`, side, field, other, context),
    ];
  });
  const asked = Object.keys(now).filter((name) => side === 'request' && required(is, name) && !required(was, name));
  return [...changed, ...asked.map((name) => `${at}.${name} is required now`)];
}
