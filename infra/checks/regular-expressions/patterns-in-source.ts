import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A regular expression and the place where it is written. */
export interface Pattern {
  /** The path from the root, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** A place that puts a pattern together from parts: `new RegExp(…)`. */
export type Place = Pick<Pattern, 'file' | 'line'>;

export interface Written {
  readonly literals: readonly Pattern[];
  readonly built: readonly Place[];
}

/** The code that runs in the product: neither its tests nor its benchmarks. */
const FOLDERS = [
  'backend/src',
  'contracts/src',
  'contracts/engine/src',
  'contracts/engine/tools',
  'contracts/ui/src',
  'contracts/kit/src',
  'frontend-shell/src',
  'frontend-shell/public',
  'frontend-diagnostics/src',
  'frontend-community/src',
];
const BESIDE_THE_PRODUCT = /\.(spec|e2e-spec|test|contract|bench)\.|\/(testing|bench|facts)\/|\.d\.ts$/;

/** The files of the product that may hold regular expressions. */
export function productFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,js,mjs}`, { cwd: root }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !BESIDE_THE_PRODUCT.test(file))
    .toSorted();
}

/** Finds every regular expression in these files, by their syntax trees. */
export function patternsIn(root: string, files: readonly string[]): Written {
  const literals: Pattern[] = [];
  const built: Place[] = [];
  for (const file of files) {
    const tree = ts.createSourceFile(file, ts.sys.readFile(path.join(root, file)) ?? '', ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const place = (): Place => ({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
      if (ts.isRegularExpressionLiteral(node)) literals.push({ ...place(), ...partsOf(node.text) });
      const makes = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (makes && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') built.push(place());
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { literals, built };
}

function partsOf(literal: string): Pick<Pattern, 'source' | 'flags'> {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}
