import ts from 'typescript';

/** What a source file says of texts: the keys it may look up, and the words it shows without looking them up. */
export interface Said {
  /** Whole strings of the file, any of which may be a key. */
  readonly strings: readonly string[];
  /** What strings with `${…}` in them may become. */
  readonly patterns: readonly RegExp[];
  /** `file:line: words` of texts that stand in the code itself. */
  readonly hardCoded: readonly string[];
}

/** The attributes whose text a person sees or hears. */
const SHOWN = new Set(['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder']);
const OWN = new Set(['label', 'hint', 'legend', 'message', 'intro', 'error']);
/** Words, and no key of a catalogue, which a property may hand on as well. */
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^[a-z]\w*(\.[\w-]+)+$/.test(text);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(node: ts.TemplateExpression): RegExp[] {
  const literals = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  // A string with no part of a key in it could become anything.
  if (!literals.some((literal) => /[a-z]\.|\.[a-z]{2}/i.test(literal))) return [];
  const rest = node.templateSpans.map((span) => `.+${escaped(span.literal.text)}`).join('');
  return [new RegExp(`^${escaped(node.head.text)}${rest}$`)];
}

/** Whether the words of this string are shown as they stand. */
function isShown(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) {
    const name = parent.name.getText();
    return SHOWN.has(name) || OWN.has(name);
  }
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
}

/** Reads what a file says of texts. */
export function readSource(file: string, text: string): Said {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const strings: string[] = [];
  const patterns: RegExp[] = [];
  const hardCoded: string[] = [];
  const report = (node: ts.Node, words: string): void => {
    hardCoded.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${words.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWords(node.text)) report(node, node.text);
    if (ts.isStringLiteralLike(node)) {
      strings.push(node.text);
      if (isShown(node) && isWords(node.text)) report(node, node.text);
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) strings.push(node.name.text);
    if (ts.isTemplateExpression(node)) patterns.push(...patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { strings, patterns, hardCoded };
}
