import { existsSync } from 'node:fs';
import path from 'node:path';
import { CAPITALS, exists, FILES, PACKAGES, root, SETTINGS } from './tree.ts';

/**
 * A run, a build or an installation makes these folders and files, or a reader brings them, so the tree cannot show
 * them.
 */
const MADE_LATER =
  /^early\.js$|^(\.\.|\.build|\.nx|\.data\d?|dist|node_modules|outbox|imports|postgres|queue\.job|\.env|FOLDER)(\/|$)|\.(pbf|log)$|^register\.csv$/;
/** The name by which a remote offers its pages through Module Federation. */
const EXPOSED = './App';
/** An address of an installation. */
const ADDRESS = /^<PUBLIC_URL>\//;
/** Text that ends like the name of one of our files. */
const FILE_NAME = /^[\w.*<>@-]*\.(ts|tsx|js|mjs|cjs|json|ndjson|md|html|css|png|sql|csv)$/;
const GROUPS = /^(build|check|unit|api|browser|--all)$/;

/** Says what is wrong with the claims of a paper, one sentence for each lie. */
export function liesIn(paper: string, text: string): string[] {
  const prose = text.replace(/^```(\w*)\n[\s\S]*?^```$/gm, (block, language) => (language === 'sh' ? block : ''));
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const commands = [...prose.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => block!.split('\n'));
  return [
    ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => lieOfLink(paper, target!)),
    ...spans.flatMap((span) => [...lieOfFile(span), ...lieOfName(span)]),
    ...[...spans, ...commands].flatMap(liesOfCommand),
    ...[...text.matchAll(/\bADR (\d+)/g)].flatMap(([, number]) => lieOfAdr(Number(number))),
  ].map((lie) => `${paper}: ${lie}`);
}

/** Decisions have numbers without a gap, and no number stands twice. */
export function liesOfNumbers(adrs: readonly string[]): string[] {
  const numbers = adrs.map((file) => Number(file.slice(0, 4))).sort((a, b) => a - b);
  return numbers
    .flatMap((number, index) =>
      number === index + 1
        ? []
        : [`backend/docs/adr: number ${index + 1} is missing or stands twice (found ${number})`],
    )
    .slice(0, 1);
}

function lieOfLink(paper: string, target: string): string[] {
  if (/^(https?:|mailto:|#)/.test(target)) return [];
  const file = path.join(root, path.dirname(paper), target.split('#')[0]!);
  return existsSync(file) ? [] : [`the link to ${target} leads nowhere`];
}

function lieOfFile(span: string): string[] {
  const isPath = /^[\w.<@*][\w.<>@*{},/-]*\/[\w.<>@*{},/-]*$/.test(span) || FILE_NAME.test(span);
  if (!isPath || MADE_LATER.test(span) || ADDRESS.test(span) || span === EXPOSED) return [];
  if (span.startsWith('@')) return lieOfPackage(span);
  return everyOf(span)
    .filter((file) => !exists(file))
    .map((file) => `there is no ${file}`);
}

/** `{a,b}.ts` names two files. */
function everyOf(span: string): string[] {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(span) ?? [];
  return choices === undefined ? [span] : choices.split(',').flatMap((choice) => everyOf(`${before}${choice}${after}`));
}

/** A package must be one of ours, or a dependency of one of ours. */
function lieOfPackage(span: string): string[] {
  const name = span.split('/').slice(0, 2).join('/');
  return PACKAGES.has(name) || existsSync(path.join(root, 'node_modules', name)) ? [] : [`there is no package ${name}`];
}

/** A setting or a constant must stand in the source. `LIMIT_…` stands for all names that begin so. */
function lieOfName(span: string): string[] {
  // Names that begin with ERR_ belong to Node.
  const [, name, more] = /^(?!ERR_)([A-Z][A-Z0-9]*_[A-Z0-9_]*)(…?)(=.*)?$/.exec(span) ?? [];
  if (name === undefined) return [];
  const known = more ? [...CAPITALS].some((one) => one.startsWith(name)) : CAPITALS.has(name);
  return known ? [] : [`nothing is called ${name}`];
}

function liesOfCommand(line: string): string[] {
  const code = line.replace(/\s#.*$/, '');
  const parts = code.split('&&').flatMap((part) => [part.trim()]);
  return parts.flatMap((part) => {
    const words = part.split(/\s+/);
    const settings = words.filter((word) => /^[A-Z][A-Z0-9_]+=/.test(word)).map((word) => word.split('=')[0]!);
    const start = words.findIndex((word) => !/^[A-Z][A-Z0-9_]+=/.test(word));
    const command = words.slice(start);
    if (command[0] !== 'npm' && command[0] !== 'node') return lieOfScriptAlone(part);
    return [
      ...settings.filter((name) => !SETTINGS.has(name)).map((name) => `there is no setting ${name}`),
      ...(command[0] === 'npm' ? liesOfNpm(command.slice(1)) : liesOfNode(command.slice(1))),
    ];
  });
}

function liesOfNode(words: readonly string[]): string[] {
  const file = words.find((word) => !word.startsWith('-'));
  return file === undefined || existsSync(path.join(root, file)) ? [] : [`there is no ${file} to run`];
}

/** Checks a script that a paper names without `npm run`, such as `bench:places`. */
function lieOfScriptAlone(span: string): string[] {
  if (!/^(bench|check|faults|places|train|emit|test|browser|draw):[a-z-]+$/.test(span)) return [];
  return [...PACKAGES.values()].some(({ scripts }) => span in scripts) ? [] : [`there is no script ${span}`];
}

function liesOfNpm(words: readonly string[]): string[] {
  const end = words.indexOf('--');
  const [own, rest] = end === -1 ? [words, []] : [words.slice(0, end), words.slice(end + 1)];
  const at = own.findIndex((word) => word === '-w' || word === '--workspace');
  const workspace = at === -1 ? 'sahaay' : own[at + 1]!;
  const plain = own.filter((word, index) => !word.startsWith('-') && (at === -1 || index !== at + 1));
  const script = plain[0] === 'run' ? plain[1] : plain[0];
  if (script === undefined || ['install', 'ci', 'i'].includes(script)) return [];
  const found = PACKAGES.get(workspace);
  if (!found) return [`there is no workspace ${workspace}`];
  if (!(script in found.scripts)) return [`${workspace} has no script ${script}`];
  return [...liesOfGroups(workspace, script, plain), ...liesOfPattern(found.folder, script, rest)];
}

function liesOfGroups(workspace: string, script: string, plain: readonly string[]): string[] {
  if (workspace !== 'sahaay' || script !== 'test') return [];
  return plain
    .filter((word) => word !== 'test' && word !== 'run' && !GROUPS.test(word))
    .map((group) => `npm test has no group ${group}`);
}

/** Checks that the words given to a test command name a test that the command runs. */
function liesOfPattern(folder: string, script: string, rest: readonly string[]): string[] {
  const ofScript = TESTS[script];
  const pattern = rest.filter((word) => !word.startsWith('-'))[0];
  if (!ofScript || pattern === undefined) return [];
  const tests = FILES.filter(
    (file) => ofScript.test(file) && (script === 'test:browser' || file.startsWith(`${folder}/`)),
  );
  return tests.some((file) => new RegExp(pattern, 'i').test(file))
    ? []
    : [`no test of ${script} in ${folder} matches ${pattern}`];
}

/** The files that each script runs as tests. */
const TESTS: Readonly<Record<string, RegExp>> = {
  test: /\.(spec|test)\.tsx?$/,
  'test:unit': /(?<!e2e-)\bspec\.ts$/,
  'test:api': /\.e2e-spec\.ts$/,
  'test:browser': /^infra\/e2e\/.*\.spec\.ts$/,
};

function lieOfAdr(number: number): string[] {
  const begins = `backend/docs/adr/${String(number).padStart(4, '0')}-`;
  return FILES.some((file) => file.startsWith(begins)) ? [] : [`there is no ADR ${number}`];
}
