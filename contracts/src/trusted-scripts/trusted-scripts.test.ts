import { scriptPolicy } from './index.ts';

const OURS = /^\/assets\/[\w-]+\.js$/;

afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

test('a browser without Trusted Types takes the address as it is', () => {
  expect(scriptPolicy('sahaay-test', OURS)('/assets/app-1.js')).toBe('/assets/app-1.js');
});

test('one with them gets what its policy made of an address of ours, and no other address', () => {
  const names: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL(address: string): string }) => {
    names.push(name);
    return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) };
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const trusted = scriptPolicy('sahaay-test', OURS);
  expect(trusted('/assets/app-1.js')).toEqual({ trusted: '/assets/app-1.js' });
  for (const address of [
    'https://evil.example/assets/app-1.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,1',
  ])
    expect(() => trusted(address)).toThrow('sahaay-test runs no code from there.');
  expect(names).toEqual(['sahaay-test']);
});
