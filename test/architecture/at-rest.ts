import ts from 'typescript';
import { isTest, parse, visit, type Source, type Violation } from './source-tree';

const PRESSES =
  /^(click|dblClick|tripleClick|keyboard|type|clear|hover|unhover|tab|pointer|paste|cut|upload|(de)?selectOptions)$/;
const NOTHING =
  /^(toBeNull|toBeUndefined|toBeEmptyDOMElement|toHaveLength\(0\)|(toEqual|toStrictEqual)\(\[\]\))/;
const EXACT = /^(toHaveLength|toEqual|toStrictEqual|toBe)$/;

/**
 * Directly after a press, what is not there may still come: tests wait for what the press leads to,
 * or for `settled()`. Requests may be sent even after that, so that those of a page are counted only
 * after `settled()`.
 */
export const absencesAreAssertedAtRest = (sources: readonly Source[]): Violation[] =>
  sources.filter(isTest).flatMap((source) => {
    const functions = functionsOf(source);
    const presses = namesOf(functions, (body, known) => endsInPress(body, known));
    const counts = namesOf(functions, (body, known) => mentions(body, known), [
      'requests',
      'requestsTo',
    ]);
    const found: Violation[] = [];
    visit(parse(source), (node) => {
      if (ts.isBlock(node)) found.push(...violationsOf(node, source, presses, counts));
    });
    return found;
  });

function violationsOf(
  { statements }: ts.Block,
  source: Source,
  presses: ReadonlySet<string>,
  counts: ReadonlySet<string>,
): Violation[] {
  const found: Violation[] = [];
  // Others call what sends requests, and wait for it.
  const isOfPages = source.path.endsWith('x');
  let isPressed = false;
  let isSettled = false;
  for (const statement of statements) {
    const expectations = expectationsOf(statement);
    const at = `${source.path}:${lineOf(statement)}`;
    const isWaiting = hasAwait(statement);
    if (!isWaiting && isPressed && expectations.some(isAbsence))
      found.push(`${at} asserts an absence directly after a press`);
    if (!isWaiting && !isSettled && isOfPages && expectations.some((one) => isCount(one, counts)))
      found.push(`${at} counts requests without waiting for settled()`);
    if (endsInPress(statement, presses)) {
      isPressed = true;
      isSettled = false;
    } else if (isWaiting) {
      isPressed = false;
      isSettled =
        /^await settled\(/.test(statement.getText()) || (isSettled && expectations.length > 0);
    }
  }
  return found;
}

type NamedFunction = { name: string; body: ts.Node };

function functionsOf(source: Source): NamedFunction[] {
  const found: NamedFunction[] = [];
  visit(parse(source), (node) => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body)
      found.push({ name: node.name.text, body: node.body });
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      if (ts.isArrowFunction(node.initializer))
        found.push({ name: node.name.text, body: node.initializer.body });
  });
  return found;
}

/** The functions of which this is true, also because they call others of which it is. */
function namesOf(
  functions: readonly NamedFunction[],
  isOne: (body: ts.Node, known: ReadonlySet<string>) => boolean,
  known: readonly string[] = [],
): Set<string> {
  const names = new Set(known);
  for (let size = -1; size !== names.size;) {
    size = names.size;
    for (const { name, body } of functions) if (isOne(body, names)) names.add(name);
  }
  return names;
}

/** Whether the last thing that a function, statement or expression does is a press. */
function endsInPress(node: ts.Node | undefined, presses: ReadonlySet<string>): boolean {
  if (node === undefined) return false;
  if (ts.isBlock(node)) return endsInPress(node.statements.at(-1), presses);
  if (ts.isForOfStatement(node) || ts.isForStatement(node))
    return endsInPress(node.statement, presses);
  if (
    ts.isExpressionStatement(node) ||
    ts.isReturnStatement(node) ||
    ts.isAwaitExpression(node) ||
    ts.isVoidExpression(node)
  )
    return endsInPress(node.expression, presses);
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression;
  if (ts.isIdentifier(callee)) return callee.text === 'fireEvent' || presses.has(callee.text);
  return (
    ts.isPropertyAccessExpression(callee) &&
    (callee.expression.getText() === 'fireEvent' || PRESSES.test(callee.name.text))
  );
}

/** Whether these functions are called, but not only for one item of what they return. */
function mentions(body: ts.Node, names: ReadonlySet<string>): boolean {
  let found = false;
  visit(body, (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && !isOfOneItem(node))
      found ||= names.has(node.expression.text);
  });
  return found;
}

const isOfOneItem = ({ parent }: ts.CallExpression) =>
  ts.isElementAccessExpression(parent) ||
  (ts.isPropertyAccessExpression(parent) && parent.name.text === 'at');

type Expectation = { subject: ts.Node; isNegated: boolean; matcher: string; call: string };

/** The `expect(subject).not.matcher(…)` in a statement. */
function expectationsOf(statement: ts.Statement): Expectation[] {
  const found: Expectation[] = [];
  visit(statement, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression } = node.expression;
    const isNegated = ts.isPropertyAccessExpression(expression) && expression.name.text === 'not';
    const root = isNegated ? expression.expression : expression;
    if (!ts.isCallExpression(root) || root.expression.getText() !== 'expect') return;
    const subject = root.arguments[0];
    const call = `${name.text}(${node.arguments.map((one) => one.getText()).join()})`;
    if (subject) found.push({ subject, isNegated, matcher: name.text, call });
  });
  return found;
}

const isAbsence = ({ isNegated, call }: Expectation) => isNegated !== NOTHING.test(call);

const isCount = ({ subject, isNegated, matcher, call }: Expectation, counts: ReadonlySet<string>) =>
  (isNegated ? !NOTHING.test(call) : EXACT.test(matcher)) && mentions(subject, counts);

function hasAwait(statement: ts.Node): boolean {
  let found = false;
  visit(statement, (node) => (found ||= ts.isAwaitExpression(node)));
  return found;
}

const lineOf = (node: ts.Node) =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
