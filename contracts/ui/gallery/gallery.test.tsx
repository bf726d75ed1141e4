/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as kit from '../src/index.ts';
import { WORDS, WordsContext } from './words.ts';

const fixtures = readdirSync(__dirname).filter((file) => file.endsWith('.fixture.tsx'));
const source = fixtures.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('\n');

/** What the kit exports and draws: a component begins with a capital letter, a helper does not. */
const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));

test.each(components)('%s can be looked at in the gallery', (name) => {
  expect(source).toMatch(new RegExp(`<${name}[\\s>]`));
});

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
});

describe.each(Object.entries(WORDS))('in %s', (_language, words) => {
  test.each(fixtures)('%s is drawn', (file) => {
    const { default: Fixture } = require(`./${file}`) as { default: ComponentType };
    const { container } = render(
      <WordsContext value={words}>
        <Fixture />
      </WordsContext>,
    );
    expect(container.querySelectorAll('figure').length).toBeGreaterThan(0);
  });
});
