import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { inRepository, plainText, writeResult, type Failure } from './suite-result';

/** Writes the results of the journeys for the runner of all suites. */
export default class JourneyResults implements Reporter {
  private all: Suite | undefined;
  private readonly broken: string[] = [];

  onBegin(_: unknown, all: Suite) {
    this.all = all;
  }

  onError(error: TestError) {
    this.broken.push(plainText(error.stack ?? error.message));
  }

  onEnd({ status }: FullResult) {
    const tests = this.all?.allTests() ?? [];
    if (status === 'interrupted' || status === 'timedout')
      this.broken.push(`The journeys were stopped: ${status}.`);
    writeResult({
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failures: tests
        .filter((test) => test.outcome() === 'unexpected' || test.outcome() === 'flaky')
        .map(failureOf),
      broken: this.broken,
    });
  }

  printsToStdio() {
    return false;
  }
}

const failureOf = (test: TestCase): Failure => ({
  file: inRepository(test.location.file),
  line: test.location.line,
  // The first three are the root, the project and the file.
  titles: test.titlePath().slice(3),
  error: plainText(test.results.find(({ error }) => error)?.error?.message),
});
