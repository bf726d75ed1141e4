import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './uses.ts';

export const REMOTES = ['diagnostics', 'community'] as const;
type Remote = (typeof REMOTES)[number];

/** What the shell lends, and what each remote takes of it. */
export interface ShellContract {
  /** The version that the shell tells its remotes, such as `1.5.0`. */
  readonly version: string;
  /** The type of each thing lent, by its name, such as `notify.success`. */
  readonly lends: Readonly<Record<string, string>>;
  /** The names of what each remote's code reads. */
  readonly uses: Readonly<Record<Remote, readonly string[]>>;
}

const SERVICES = 'contracts/src/shell/services.ts';
const VERSION = /CONTRACT_VERSION = '([^']+)'/;

/** Reads the contract of today from the code of both sides, as the compiler understands it. */
export function shellContractOfToday(): ShellContract {
  const [, version] = VERSION.exec(readFileSync(path.join(ROOT, 'contracts/src/shell/contract-version.ts'), 'utf8'))!;
  return {
    version: version!,
    lends: lent(),
    uses: { diagnostics: usesOf('diagnostics'), community: usesOf('community') },
  };
}

function lent(): Record<string, string> {
  const source = ts.createSourceFile(
    SERVICES,
    readFileSync(path.join(ROOT, SERVICES), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const services = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === 'ShellServices');
  const types: [string, string][] = [];
  const add = (members: ts.NodeArray<ts.TypeElement>, before = ''): void => {
    for (const member of members) {
      const name = `${before}${member.name!.getText()}`;
      const inner = ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type) && member.type;
      if (inner) add(inner.members, `${name}.`);
      else types.push([name, member.getText().replaceAll(/\s+/g, ' ')]);
    }
  };
  add((services as ts.InterfaceDeclaration).members);
  return Object.fromEntries(types);
}

/** Names what the code of a remote reads of `ShellServices`, whatever it calls it and in however small a part. */
function usesOf(remote: Remote): string[] {
  const front = path.join(ROOT, `frontend-${remote}`);
  const code = globSync('src/**/*.{ts,tsx}', { cwd: front }).filter(
    (file) => !/\.test\.tsx?$|\/(testing|standalone)\//.test(file),
  );
  const { config } = ts.readConfigFile(path.join(front, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, front);
  const program = ts.createProgram(
    code.map((file) => path.join(front, file)),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const note = (property: ts.Symbol | undefined): void => {
    for (const declaration of property?.declarations ?? []) {
      const name = nameOfLent(declaration);
      if (name) used.add(name);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) note(checker.getTypeAtLocation(node.parent).getProperty(name.text));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of code) visit(program.getSourceFile(path.join(front, file))!);
  return [...used].sort();
}

/** The name of a member of `ShellServices`, also of one within another; undefined for any other declaration. */
function nameOfLent(declaration: ts.Declaration): string | undefined {
  if (!ts.isPropertySignature(declaration) && !ts.isMethodSignature(declaration)) return undefined;
  const name = declaration.name.getText();
  if (ts.isInterfaceDeclaration(declaration.parent))
    return declaration.parent.name.text === 'ShellServices' ? name : undefined;
  const outer = declaration.parent.parent;
  const before = ts.isPropertySignature(outer) ? nameOfLent(outer) : undefined;
  return before && `${before}.${name}`;
}

/** Names what a released remote could not live with, and what is new without a newer version, by which a remote would know of it. */
export function faultsOf(before: ShellContract, after: ShellContract): string[] {
  const [majorBefore, minorBefore] = partsOf(before.version);
  const [major, minor] = partsOf(after.version);
  if (major > majorBefore) return [];
  const added = Object.keys(after.lends).filter((name) => !(name in before.lends));
  const changed = REMOTES.flatMap((remote) =>
    before.uses[remote]
      .filter((name) => after.lends[name] !== before.lends[name])
      .map(
        (name) =>
          `${name}, which ${remote} uses as released, is ${name in after.lends ? 'another' : 'gone'}: raise the major version`,
      ),
  );
  return [...changed, ...(minor > minorBefore ? [] : added.map((name) => `${name} is new: raise the minor version`))];
}

function partsOf(version: string): [major: number, minor: number] {
  const [major, minor] = version.split('.').map(Number);
  return [major!, minor!];
}
