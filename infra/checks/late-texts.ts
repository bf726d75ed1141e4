import path from 'node:path';
import ts from 'typescript';

/** Where an app starts: what it imports from here on comes with its first load. */
const START = /^(frontend-[^/]+)\/src\/(bootstrap|remote-app)\.tsx$/;
/** The English texts of late code. Whoever imports them has them in its own files. */
const PART = /^frontend-([^/]+)\/src\/i18n\/late\/en-([a-z]+)\.ts$/;

/** Code that is fetched late: `late(() => import('./part.tsx'), texts.beside(shellArrival))`. */
interface Fetched {
  readonly where: string;
  readonly file: string;
  /** The second argument, as it stands. */
  readonly beside: string;
}

interface Source {
  /** The files of the app that come with this one. */
  readonly imports: readonly string[];
  readonly fetched: readonly Fetched[];
}

/** Whether an import leaves nothing in the code, since it names types alone. */
const isOfTypes = ({ importClause: clause }: ts.ImportDeclaration): boolean =>
  clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

function read(file: string, text: string): Source {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const imports: string[] = [];
  const fetched: Fetched[] = [];
  const fileOf = (specifier: ts.Node): string[] =>
    ts.isStringLiteral(specifier) && specifier.text.startsWith('.')
      ? [path.posix.join(path.posix.dirname(file), specifier.text)]
      : [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isOfTypes(node)) imports.push(...fileOf(node.moduleSpecifier));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      imports.push(...fileOf(node.moduleSpecifier));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const call = node.parent.parent;
      const beside = ts.isCallExpression(call) ? (call.arguments[1]?.getText() ?? '') : '';
      const where = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      fetched.push(...node.arguments.flatMap(fileOf).map((one) => ({ where, file: one, beside })));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, fetched };
}

/**
 * Late code has the texts that it says fetched beside it, and no others, and what comes with the app says none of them: a
 * part of the texts would else be spoken before it is here, or be fetched by everybody.
 *
 * @param files the sources of the front ends, by their paths
 */
export function problemsOfLateTexts(files: ReadonlyMap<string, string>): string[] {
  const sources = new Map([...files].map(([file, text]) => [file, read(file, text)]));
  const partsOf = (file: string): string[] => {
    const reached = new Set([file]);
    for (const one of reached) for (const imported of sources.get(one)?.imports ?? []) reached.add(imported);
    return [...reached].flatMap((one) => {
      const [, app, part = ''] = PART.exec(one) ?? [];
      return app ? [`texts.beside(${app}${part.charAt(0).toUpperCase()}${part.slice(1)})`] : [];
    });
  };
  const early = [...files.keys()]
    .filter((file) => START.test(file))
    .flatMap((file) =>
      partsOf(file).map((part) => `${file}: what comes with the app says texts of late code: ${part}`),
    );
  const late = [...sources.values()]
    .flatMap(({ fetched }) => fetched)
    .flatMap(({ where, file, beside }) => {
      const needed = partsOf(file).join(', ');
      return needed === beside ? [] : [`${where}: fetches its texts by "${beside}", and says those of "${needed}"`];
    });
  return [...early, ...late];
}
