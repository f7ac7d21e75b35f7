import { dirname } from 'node:path';
import ts from 'typescript';
import { isTest, parse, type Source, type Violation } from './source-tree';

export const LONGEST_FILE = 300;
/** Tests list cases; cutting those apart helps nobody. */
export const LONGEST_TEST = 500;
export const LONGEST_FUNCTION = 150;
export const MOST_FILES = 20;

/** Folders that may hold more than `MOST_FILES` files, and why. */
export const FLAT_BY_DESIGN: Readonly<Record<string, string>> = {
  'src/contract': 'one file for each resource of the API, found by its name',
  'src/shared/texts/en': 'one file for each area, loaded by glob',
  'src/shared/texts/de': 'the same files as en',
};

export const linesOf = ({ text }: Source): number =>
  text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export type FunctionSize = { path: string; name: string; lines: number; isComponent: boolean };

/** The functions at the top of a file, those inside a call such as `memo(…)` and methods. */
export function functionsOf(source: Source): FunctionSize[] {
  const file = parse(source);
  const found: FunctionSize[] = [];
  const add = (name: string, node: ts.Node) => {
    const line = (position: number) => file.getLineAndCharacterOfPosition(position).line;
    const lines = line(node.end) - line(node.getStart(file)) + 1;
    const isComponent = /^[A-Z]/.test(name) && source.path.endsWith('x');
    found.push({ path: source.path, name, lines, isComponent });
  };
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.body)
      add(statement.name?.text ?? 'default', statement);
    else if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations) {
        const inner = initializer && innermost(initializer);
        if (inner && (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)))
          add(name.getText(file), inner);
      }
    else if (ts.isClassDeclaration(statement))
      for (const member of statement.members)
        if ((ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) && member.body)
          add(member.name?.getText(file) ?? 'constructor', member);
  }
  return found;
}

const innermost = (expression: ts.Expression): ts.Expression =>
  ts.isCallExpression(expression) && expression.arguments[0]
    ? innermost(expression.arguments[0])
    : expression;

export const filesAreShort = (sources: readonly Source[]): Violation[] =>
  sources
    .filter((source) => linesOf(source) > (isOfTests(source) ? LONGEST_TEST : LONGEST_FILE))
    .map((source) => `${source.path} has ${linesOf(source)} lines`);

export const functionsAreShort = (sources: readonly Source[]): Violation[] =>
  sources
    .filter((source) => !isOfTests(source))
    .flatMap(functionsOf)
    .filter(({ lines }) => lines > LONGEST_FUNCTION)
    .map(({ path, name, lines }) => `${name} of ${path} has ${lines} lines`);

/**
 * The folders with more than `MOST_FILES` files, not counting unit tests and folders inside them.
 * Journeys count: nothing else is in their folders.
 */
export function largeFolders(sources: readonly Source[]): { folder: string; files: number }[] {
  const perFolder = new Map<string, number>();
  for (const { path } of sources.filter((source) => !isTest(source)))
    perFolder.set(dirname(path), (perFolder.get(dirname(path)) ?? 0) + 1);
  return [...perFolder]
    .filter(([, files]) => files > MOST_FILES)
    .map(([folder, files]) => ({ folder, files }));
}

export const foldersAreSmall = (sources: readonly Source[]): Violation[] =>
  largeFolders(sources)
    .filter(({ folder }) => FLAT_BY_DESIGN[folder] === undefined)
    .map(({ folder, files }) => `${folder} has ${files} files: give it sub-folders by topic`);

const isOfTests = (source: Source) => isTest(source) || source.path.startsWith('test/');
