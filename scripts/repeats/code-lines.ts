import ts from 'typescript';

/*
 * Which lines of a file somebody has to think about. Imports and types say what others have and
 * want, and tables hold data: that two of them look alike is no repetition.
 */

/** Numbers, from 1, of the lines with code that is no import, no type and no table. */
export function codeLines(name: string, text: string): Set<number> {
  const code = name.endsWith('.astro') ? frontmatter(text) : text;
  const file = name.endsWith('.tsx') ? 'a.tsx' : 'a.ts';
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lines = new Set<number>();
  const read = (node: ts.Node, counts: boolean): void => {
    if (isDeclaration(node)) return;
    const own = counts ? !isData(node) : ts.isFunctionLike(node);
    const parts = node.getChildren();
    if (own && parts.length === 0 && node.getWidth() > 0) {
      lines.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    for (const part of parts) read(part, own);
  };
  for (const statement of source.statements) read(statement, !holdsData(statement));
  return lines;
}

/** The code of an `.astro` file, on the lines where it stands. */
const frontmatter = (text: string): string =>
  /^---\n[^]*?\n(?=---\n)/.exec(text)?.[0].slice('---'.length) ?? '';

const isDeclaration = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

const isTable = (node: ts.Node): node is ts.ObjectLiteralExpression | ts.ArrayLiteralExpression =>
  ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);

/** `const A = 1` and `const B = […]`, also `new Map([…])` and `f({…})`. Only functions in it are code. */
const holdsData = (statement: ts.Statement): boolean =>
  ts.isVariableStatement(statement) &&
  statement.declarationList.declarations.every(
    ({ initializer }) =>
      initializer !== undefined && (isConstant(initializer) || isMadeOfTable(initializer)),
  );

function isMadeOfTable(value: ts.Expression): boolean {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) {
    return isMadeOfTable(value.expression);
  }
  if (ts.isCallExpression(value) || ts.isNewExpression(value)) {
    return value.arguments?.some(isMadeOfTable) ?? false;
  }
  return isTable(value);
}

/** A table amid code: nothing in it is worked out. */
function isData(node: ts.Node): boolean {
  if (!isTable(node)) return false;
  const parts: readonly ts.Node[] = ts.isArrayLiteralExpression(node)
    ? node.elements
    : node.properties.map((part) => (ts.isPropertyAssignment(part) ? part.initializer : part));
  return parts.every((part) => isConstant(part) || isData(part));
}

const isConstant = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.kind === ts.SyntaxKind.NullKeyword ||
  (ts.isPrefixUnaryExpression(node) && isConstant(node.operand)) ||
  (ts.isBinaryExpression(node) && isConstant(node.left) && isConstant(node.right));
