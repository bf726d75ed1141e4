import ts from 'typescript';

/** These make a failure: which argument of theirs is its sentence. */
const MAKERS: Readonly<Record<string, number>> = { DomainError: 2, refused: 0, wrongPassword: 1 };
/** What holds a sentence: a property of a rule, or a constant. */
const HOLDERS = new Set(['message', 'problem', 'sentence', 'empty', 'unstorable']);

/** A string or a template as the catalogues hold it, with # for what is put in. */
function sentencesOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map((span) => `#${span.literal.text}`).join('')];
  return ts.isConditionalExpression(node) ? [...sentencesOf(node.whenTrue), ...sentencesOf(node.whenFalse)] : [];
}

/** The expression that this part of the code says of a failure, if it says one. */
function saidBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isNewExpression(node) || ts.isCallExpression(node))
    return node.arguments?.[MAKERS[node.expression.getText()] ?? -1];
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isParameter(node))
    return HOLDERS.has(node.name.getText()) ? node.initializer : undefined;
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssignment && /^problems[.[]/.test(node.left.getText()) ? node.right : undefined;
}

/** The English sentences that a file of the API says of failures, also those that stand in a constant of the file. */
export function sentencesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, string[]>();
  const said: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), sentencesOf(node.initializer));
    const expression = saidBy(node);
    if (expression) said.push(expression);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const all = said.flatMap((node) => (ts.isIdentifier(node) ? (constants.get(node.text) ?? []) : sentencesOf(node)));
  // Names and identifiers are no sentences.
  return all.filter((sentence) => /\p{L} [\p{L}#]/u.test(sentence));
}
