import { titleOf, type Failure, type SuiteResult } from './suite-result';
import type { Suite } from './suites';

/** How many failures of each kind may be a matter of chance; with more, something is broken. */
const AT_MOST: Readonly<Record<Suite['kind'], number>> = { 'unit tests': 3, journeys: 2 };
const REPETITIONS = 5;

export type Ran = { suite: Suite; result: SuiteResult };
export type FailedTest = Failure & { suite: Suite };

/** The failed tests of these suites. */
export const failedTests = (ran: readonly Ran[]): FailedTest[] =>
  ran.flatMap(({ suite, result }) => result.failures.map((failure) => ({ ...failure, suite })));

/**
 * The failed tests that run again: those of a kind of which few failed, if all files loaded and
 * nothing failed besides tests.
 */
export function mayBeUnsteady(ran: readonly Ran[]): FailedTest[] {
  return Object.entries(AT_MOST).flatMap(([kind, most]) => {
    const ofKind = ran.filter(({ suite }) => suite.kind === kind);
    const failed = failedTests(ofKind);
    const isWhole = ofKind.every(({ result }) => result.broken.length === 0);
    return isWhole && failed.length <= most ? failed : [];
  });
}

/**
 * Runs a failed test alone, several times in fresh processes: true if it passed each time. Stops at
 * its first failure.
 */
export async function isUnsteady(
  failed: FailedTest,
  runAlone: (failed: FailedTest) => Promise<SuiteResult>,
): Promise<boolean> {
  for (let round = 1; round <= REPETITIONS; round += 1) {
    const { passed, failures, broken } = await runAlone(failed);
    const isPassed = passed > 0 && failures.length === 0 && broken.length === 0;
    console.log(
      `${isPassed ? 'passed' : 'FAILED'} alone, ${round} of ${REPETITIONS}: ${titleOf(failed)}`,
    );
    if (!isPassed) return false;
  }
  return true;
}
