import ts from 'typescript';
import { isTest, parse, type Source, type Violation } from './source-tree';

export const LONGEST_FILE = 300;
/** Test files list cases; splitting them does not make them easier to read. */
export const LONGEST_TEST = 500;
export const LONGEST_FUNCTION = 150;

export const linesOf = ({ text }: Source): number =>
  text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export type FunctionSize = { path: string; name: string; lines: number; isComponent: boolean };

/** Top-level functions, functions inside calls such as `memo(…)`, and methods. */
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

/** Files in `exempt` are still too long. */
export const filesAreShort =
  (exempt: readonly string[]) =>
  (sources: readonly Source[]): Violation[] =>
    sources
      .filter((source) => linesOf(source) > (isOfTests(source) ? LONGEST_TEST : LONGEST_FILE))
      .filter(({ path }) => !exempt.includes(path))
      .map((source) => `${source.path} has ${linesOf(source)} lines`);

/** Files in `exempt` still contain functions that are too long. */
export const functionsAreShort =
  (exempt: readonly string[]) =>
  (sources: readonly Source[]): Violation[] =>
    sources
      .filter((source) => !isOfTests(source) && !exempt.includes(source.path))
      .flatMap(functionsOf)
      .filter(({ lines }) => lines > LONGEST_FUNCTION)
      .map(({ path, name, lines }) => `${name} of ${path} has ${lines} lines`);

const isOfTests = (source: Source) => isTest(source) || source.path.startsWith('test/');
