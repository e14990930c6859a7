import { relative } from 'node:path';
import ts from 'typescript';

/** Where the English texts are: those of the frame, and of each game. */
const ENGLISH = /client\/(i18n\/en|games\/\w+\/texts\/en)(\/\w+)?\.ts$/;

/**
 * The keys of the English catalogue that nothing of the page says, as "file: key.key". A text is said where its key is
 * named, or where one of its neighbours is chosen by a name that is only known then.
 */
export function unusedTexts(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const used = new Set<ts.Declaration>();
  const files = program.getSourceFiles().filter(({ fileName }) => /\/client\//.test(fileName));
  for (const file of files) visit(file);
  return files
    .filter(({ fileName }) => ENGLISH.test(fileName))
    .flatMap((file) => keysOf(file).map((key) => `${relative(process.cwd(), file.fileName)}: ${key}`));

  function use(symbol: ts.Symbol | undefined): void {
    if (!symbol) return;
    for (const root of checker.getRootSymbols(symbol))
      for (const declaration of root.declarations ?? []) used.add(declaration);
  }

  function useAll(of: ts.Expression): void {
    const type = checker.getTypeAtLocation(of);
    for (const part of type.isUnion() ? type.types : [type]) part.getProperties().forEach(use);
  }

  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) use(checker.getSymbolAtLocation(node.name));
    else if (ts.isElementAccessExpression(node)) {
      if (ts.isStringLiteralLike(node.argumentExpression))
        use(checker.getTypeAtLocation(node.expression).getProperty(node.argumentExpression.text));
      else useAll(node.expression);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) use(checker.getTypeAtLocation(node.parent).getProperty(name.text));
    } else if (ts.isCallExpression(node) && /^Object\.\w+$/.test(node.expression.getText()))
      node.arguments.forEach(useAll);
    else if (ts.isJsxSpreadAttribute(node)) useAll(node.expression);
    else if (ts.isShorthandPropertyAssignment(node)) use(checker.getShorthandAssignmentValueSymbol(node));
    ts.forEachChild(node, visit);
  }

  /** The unused ones of what a file exports. */
  function keysOf(file: ts.SourceFile): string[] {
    return file.statements.flatMap((statement) => {
      if (!ts.isVariableStatement(statement)) return [];
      if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
      return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer ? unusedIn(initializer, [name.getText()]) : [],
      );
    });
  }

  function unusedIn(value: ts.Expression, path: readonly string[]): string[] {
    const literal = literalOf(value);
    if (!literal) return [];
    const wanted = checker.getContextualType(literal);
    return literal.properties.flatMap((property) => {
      if (!property.name || ts.isComputedPropertyName(property.name)) return [];
      const key = property.name.getText();
      const own = checker.getSymbolAtLocation(property.name);
      const asked = own && wanted?.getProperty(own.name);
      const isUsed = isNamed(own) || isNamed(asked) || (asked !== undefined && !asked.declarations?.length);
      if (!isUsed) return [[...path, key].join('.')];
      return ts.isPropertyAssignment(property) ? unusedIn(property.initializer, [...path, key]) : [];
    });
  }

  function isNamed(symbol: ts.Symbol | undefined): boolean {
    if (!symbol) return false;
    return checker
      .getRootSymbols(symbol)
      .some(({ declarations }) => declarations?.some((declaration) => used.has(declaration)));
  }
}

function literalOf(value: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(value)) return value;
  if (ts.isSatisfiesExpression(value) || ts.isAsExpression(value) || ts.isParenthesizedExpression(value))
    return literalOf(value.expression);
  return undefined;
}
