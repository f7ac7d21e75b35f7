import ts from 'typescript';
import { isTest, parse, visit, type Source, type Violation } from './source-tree';

/** Files that may let a time pass, and why nothing depends on how busy the machine is then. */
const MAY_LET_TIME_PASS: Record<string, string> = {
  'test/e2e/until.ts': 'the pause between two looks at a condition',
  'test/e2e/failures/killed-node.ts': 'sends at a rate, and kills at random moments',
  'test/e2e/search/slices.spec.ts': 'a server that takes its time, for which the journey waits',
  'test/e2e/failures/chaos/chaos.ts': 'a timer that the page runs after its own, which is shorter',
  'test/runner/fresh-start.ts': 'the pause between two looks at a program that starts',
  'test/runner/processes.ts': 'the deadline of a suite that hangs',
  'test/rendering/settled.ts': 'tells imports that are done, which answer at once, from others',
  'test/rendering/settled.test.tsx': 'lets a page do what it does while it is held open',
  'test/pictures/pictures.ts': 'takes pictures and is no test',
  'test/pictures/pictures-of-pages.ts': 'takes pictures and is no test',
};

const isOfTests = (source: Source) =>
  isTest(source) || (source.path.startsWith('test/') && !source.path.startsWith('test/bench/'));

const isZero = (delay: ts.Expression | undefined) =>
  delay === undefined || (ts.isNumericLiteral(delay) && Number(delay.text) === 0);

/** Imports of timers that resolve after a time, which `setImmediate` does not. */
const importsDelay = (node: ts.Node) =>
  ts.isImportDeclaration(node) &&
  /timers\/promises['"]$/.test(node.moduleSpecifier.getText()) &&
  !/^\{\s*setImmediate( as \w+)?,?\s*\}$/.test(node.importClause?.namedBindings?.getText() ?? '');

/**
 * A time that suffices on one machine is too short on a busy one and wasted on others. Tests wait
 * for events, or turn the clock.
 */
export const testsWaitForEvents = (sources: readonly Source[]): Violation[] =>
  sources
    .filter((source) => isOfTests(source) && !(source.path in MAY_LET_TIME_PASS))
    .flatMap((source) => {
      const found: Violation[] = [];
      visit(parse(source), (node) => {
        if (importsDelay(node)) found.push(`${source.path} imports ${node.getText()}`);
        if (!ts.isCallExpression(node)) return;
        const callee = node.expression.getText();
        const isTimer = /^((globalThis|window)\.)?setTimeout$/.test(callee);
        if (isTimer ? !isZero(node.arguments[1]) : /\.waitForTimeout$|^Atomics\.wait$/.test(callee))
          found.push(`${source.path} waits for a time: ${node.getText()}`);
      });
      return found;
    });

const SHARED = /^(globalThis|window|navigator|document|process\.env|[A-Z]\w*\.prototype)$/;
const OWN_PROPERTY = /^(Object\.(assign|defineProperty|defineProperties)|Reflect\.set)$/;

/**
 * The files of a worker share its globals. `vi.stubGlobal`, `vi.stubEnv` and `vi.spyOn` are restored
 * before the next test; what a test assigns itself would stay.
 */
export const testsAssignNoGlobals = (sources: readonly Source[]): Violation[] =>
  sources.filter(isTest).flatMap((source) => {
    const found: Violation[] = [];
    visit(parse(source), (node) => {
      const changed = changedObject(node);
      if (changed && SHARED.test(changed)) found.push(`${source.path} changes ${changed}`);
      if (ts.isCallExpression(node) && node.expression.getText() === 'process.chdir')
        found.push(`${source.path} changes the working directory`);
    });
    return found;
  });

/** The object of which a property is assigned or defined. */
function changedObject(node: ts.Node): string | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
    const { left } = node;
    return ts.isPropertyAccessExpression(left) || ts.isElementAccessExpression(left)
      ? left.expression.getText()
      : undefined;
  }
  return ts.isCallExpression(node) && OWN_PROPERTY.test(node.expression.getText())
    ? node.arguments[0]?.getText()
    : undefined;
}

const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
