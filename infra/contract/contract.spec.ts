import { ACCEPTED } from './accepted.ts';
import { additionsOf, breaksOf } from './breaking.ts';
import { callsOf, type Description, type Schema } from './description.ts';
import { ofToday, released, releasedShell, releasedUses } from './released.ts';
import { faultsOf, REMOTES, shellContractOfToday, type ShellContract } from './shell.ts';
import { callsIn, FRONT_ENDS, usesOfToday } from './uses.ts';

const [before, after] = [released(), ofToday()];

describe('the API of today', () => {
  it('breaks no page of the last release, but where that is meant and has its reason', () => {
    const breaks = breaksOf(before, after);
    expect(breaks.filter((what) => !(what in ACCEPTED))).toEqual([]);
    expect(Object.keys(ACCEPTED).filter((what) => !breaks.includes(what))).toEqual([]);
  });

  it.each(FRONT_ENDS)('has each call of the front end %s, as it is and as it was released', (name) => {
    const calls = callsOf(after);
    const [now, then] = [usesOfToday()[name], releasedUses()[name]];
    expect(now.length).toBeGreaterThan(3);
    expect([...now, ...then].filter((call) => !calls.has(call))).toEqual([]);
  });
});

/** A description with one call, whose request and answer are these. */
const withCall = (request: Schema, answer: Schema, more: object = {}): Description => ({
  paths: {
    '/api/v1/thing': {
      post: {
        requestBody: { required: true, content: { 'application/json': { schema: request } } },
        responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } } },
        ...more,
      },
    },
  },
  components: { schemas: { Answer: answer } },
});
const text = { type: 'string' } as const;
const request: Schema = {
  type: 'object',
  required: ['a'],
  properties: { a: { ...text, maxLength: 9 }, b: { ...text, enum: ['x', 'y'] } },
};
const answer: Schema = {
  type: 'object',
  required: ['c', 'list'],
  properties: {
    c: { ...text, enum: ['x', 'y'] },
    list: { type: 'array', items: { $ref: '#/components/schemas/Answer' } },
  },
};
const base = withCall(request, answer);
const spoil = (schema: Schema, properties: Schema['properties'], required = schema.required): Schema => ({
  ...schema,
  required: required ?? [],
  properties: { ...schema.properties, ...properties },
});
const without = (schema: Schema, name: string): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties!).filter(([key]) => key !== name)),
});

describe('a change', () => {
  it.each<[string, Description, string]>([
    ['a call that is gone', { paths: {}, components: { schemas: {} } }, 'the call is gone'],
    ['a field of a request that is gone', withCall(without(request, 'b'), answer), 'request.b is gone'],
    ['a field that becomes required', withCall(spoil(request, {}, ['a', 'b']), answer), 'request.b is required now'],
    [
      'a new field that is required',
      withCall(spoil(request, { d: text }, ['a', 'd']), answer),
      'request.d is required now',
    ],
    [
      'a narrower bound',
      withCall(spoil(request, { a: { ...text, maxLength: 8 } }), answer),
      'request.a has a narrower maxLength',
    ],
    [
      'a new bound',
      withCall(spoil(request, { a: { ...text, maxLength: 9, minLength: 1 } }), answer),
      'request.a has a narrower minLength',
    ],
    [
      'a value no longer taken',
      withCall(spoil(request, { b: { ...text, enum: ['x'] } }), answer),
      'request.b no longer takes "y"',
    ],
    [
      'another type',
      withCall(spoil(request, { a: { type: 'number' } }), answer),
      'request.a changed from "string" to "number"',
    ],
    ['a field of an answer that is gone', withCall(request, without(answer, 'c')), 'answer.c is gone'],
    [
      'a field of an answer that may be missing',
      withCall(request, spoil(answer, {}, ['list'])),
      'answer.c may be missing now',
    ],
    [
      'an answer with a value that nobody knows',
      withCall(request, spoil(answer, { c: { ...text, enum: ['x', 'y', 'z'] } })),
      'answer.c may be "z"',
    ],
    ['an answer with another status', withCall(request, answer, { responses: { '201': {} } }), 'answer 200 is gone'],
    [
      'a parameter that is required',
      withCall(request, answer, { parameters: [{ name: 'q', in: 'query', required: true }] }),
      'request query q is required now',
    ],
  ])('with %s breaks', (_, changed, what) => {
    expect(breaksOf(base, changed)).toEqual([`POST /api/v1/thing: ${what}`]);
  });

  it.each<[string, Description]>([
    ['a field that a request may have', withCall(spoil(request, { d: text }), answer)],
    ['a wider bound', withCall(spoil(request, { a: { ...text, maxLength: 20 } }), answer)],
    ['a value more in a request', withCall(spoil(request, { b: { ...text, enum: ['x', 'y', 'z'] } }), answer)],
    ['a field more in an answer', withCall(request, spoil(answer, { d: text }))],
    ['a value less in an answer', withCall(request, spoil(answer, { c: { ...text, enum: ['x'] } }))],
  ])('with %s breaks nothing', (_, changed) => {
    expect(breaksOf(base, changed)).toEqual([]);
  });

  it('is told in the notes when it adds something', () => {
    expect(additionsOf(base, withCall(request, spoil(answer, { d: text })))).toEqual([
      'POST /api/v1/thing: answer.d is new',
    ]);
    expect(additionsOf({ paths: {}, components: { schemas: {} } }, base)).toEqual(['POST /api/v1/thing: new']);
  });
});

it('calls are read from code as they are written', () => {
  const code = `api.POST(\n  '/api/v1/a/{id}', {}); const LINK = '/api/v1/b'; api.GET('/api/v1/a/{id}')`;
  expect(callsIn([code])).toEqual(['GET /api/v1/a/{id}', 'GET /api/v1/b', 'POST /api/v1/a/{id}']);
});

describe('the shell of today', () => {
  const today = shellContractOfToday();

  it('lends all that released remotes take, and tells by its version what is new', () => {
    expect(faultsOf(releasedShell(), today)).toEqual([]);
  });

  it.each(REMOTES)('is found to be used in the code of %s', (remote) => {
    expect(today.uses[remote]).toEqual(expect.arrayContaining(['api', 'locale', 'notify.error', 'paths']));
    expect(today.uses[remote].filter((name) => name !== 'notify' && !(name in today.lends))).toEqual([]);
  });

  it('is found to be used by one remote and not by the other', () => {
    expect(today.uses.diagnostics).toContain('openCommunity');
    expect(today.uses.community).not.toContain('openCommunity');
  });

  const was: ShellContract = {
    version: '1.5.0',
    lends: { api: 'api: Api', theme: 'theme: Theme' },
    uses: { diagnostics: ['api'], community: [] },
  };
  it.each<[string, Partial<ShellContract>, string[]]>([
    ['the same', {}, []],
    [
      'without what a remote uses',
      { lends: { theme: 'theme: Theme' } },
      ['api, which diagnostics uses as released, is gone: raise the major version'],
    ],
    [
      'with another type of what a remote uses, as a minor change',
      { version: '1.6.0', lends: { ...was.lends, api: 'api: Other' } },
      ['api, which diagnostics uses as released, is another: raise the major version'],
    ],
    ['without what nobody uses', { lends: { api: 'api: Api' } }, []],
    [
      'with something new',
      { lends: { ...was.lends, sound: 'sound: Sound' } },
      ['sound is new: raise the minor version'],
    ],
    ['with something new in a minor version', { version: '1.6.0', lends: { ...was.lends, sound: 'sound: Sound' } }, []],
    ['all other in a major version', { version: '2.0.0', lends: {} }, []],
  ])('%s', (_, change, faults) => {
    expect(faultsOf(was, { ...was, ...change })).toEqual(faults);
  });
});
