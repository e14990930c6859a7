import { relative } from 'node:path';
import ts from 'typescript';

/** Where the English texts are: those of the frame, and of each game. */
const ENGLISH = /client\/i18n\/en\/(\w+\/)?\w+\.ts$/;

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

  /** With all that is in it. */
  function useWhole(type: ts.Type, at: ts.Node): void {
    for (const property of type.getProperties()) {
      const isText = property.declarations?.some((declaration) =>
        ENGLISH.test(declaration.getSourceFile().fileName),
      );
      const isNew = isText && !isNamed(property);
      use(property);
      if (isNew) useWhole(checker.getTypeOfSymbolAtLocation(property, at), at);
    }
  }

  /** What is handed over as something else is used there as far as that knows it. */
  function handOver(given: ts.Expression): void {
    const taken = checker.getContextualType(given);
    if (!taken || ts.isObjectLiteralExpression(given)) return;
    const type = checker.getTypeAtLocation(given);
    if (type === taken || ts.isFunctionLike(given)) return;
    if (checker.getIndexInfosOfType(taken).length > 0) return useWhole(type, given);
    for (const { name } of taken.getProperties()) {
      const property = type.getProperty(name);
      if (!property) continue;
      use(property);
      useWhole(checker.getTypeOfSymbolAtLocation(property, given), given);
    }
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
    else if (ts.isCallExpression(node)) node.arguments.forEach(handOver);
    else if (ts.isJsxExpression(node) && node.expression && ts.isJsxAttribute(node.parent))
      handOver(node.expression);
    else if (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node))
      useWhole(checker.getTypeAtLocation(node.expression), node);
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
    const asType = checker.getContextualType(literal);
    const wanted = asType && checker.getNonNullableType(asType);
    // Chosen by a name that is only known then.
    const isAnyKey = wanted !== undefined && checker.getIndexInfosOfType(wanted).length > 0;
    return literal.properties.flatMap((property) => {
      if (!property.name || ts.isComputedPropertyName(property.name)) return [];
      const key = property.name.getText();
      const own = checker.getSymbolAtLocation(property.name);
      const asked = own && wanted?.getProperty(own.name);
      const isByName = asked !== undefined && !asked.declarations?.length;
      const isUsed = isAnyKey || isByName || isNamed(own) || isNamed(asked);
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
