import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { inRepository, plainText, writeResult, type Failure } from './suite-result';

/** Writes the results of the unit tests for the runner of all suites. */
export default class UnitResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    writeResult({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: tests.filter((test) => test.result().state === 'failed').map(failureOf),
      broken: [
        ...modules.flatMap((module) => [module, ...module.children.allSuites()]).flatMap(errorsOf),
        ...unhandled.map((error) => plainText(error.stack ?? error.message)),
      ],
    });
  }
}

const failureOf = (test: TestCase): Failure => ({
  file: inRepository(test.module.moduleId),
  titles: titlesOf(test),
  error: plainText(test.result().errors?.[0]?.stack ?? test.result().errors?.[0]?.message),
});

const titlesOf = ({ name, parent }: TestCase | TestSuite): string[] =>
  parent.type === 'module' ? [name] : [...titlesOf(parent), name];

/** Of a file that did not load, or of a hook around tests. */
const errorsOf = (group: TestModule | TestSuite): string[] => {
  const module = group.type === 'module' ? group : group.module;
  return group
    .errors()
    .map(
      ({ stack, message }) => `${inRepository(module.moduleId)}: ${plainText(stack ?? message)}`,
    );
};
