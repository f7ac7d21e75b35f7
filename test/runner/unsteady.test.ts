import { beforeEach, expect, it, vi } from 'vitest';
import { titleOf, type SuiteResult } from './suite-result';
import { longJourneys, mainJourneys, unitTests, type Suite } from './suites';
import { isUnsteady, mayBeUnsteady } from './unsteady';

const result = (suite: Suite, failures: number, broken: string[] = []) => ({
  suite,
  result: {
    passed: 10,
    failures: Array.from({ length: failures }, (_, index) => ({
      file: `${suite.kind}.test.ts`,
      titles: [`test ${index}`],
      error: 'too late',
    })),
    broken,
  },
});

it.each([
  ['three unit tests', [result(unitTests, 3), result(mainJourneys, 0)], 3],
  ['no more than three', [result(unitTests, 4), result(mainJourneys, 0)], 0],
  ['two journeys of both suites', [result(mainJourneys, 1), result(longJourneys, 1)], 2],
  ['no more than two', [result(mainJourneys, 1), result(longJourneys, 2)], 0],
  ['journeys, although many unit tests failed', [result(unitTests, 9), result(mainJourneys, 1)], 1],
  ['no unit test if a file did not load', [result(unitTests, 1, ['no such module'])], 0],
  ['nothing if nothing failed', [result(unitTests, 0), result(mainJourneys, 0)], 0],
])('runs %s again', (_, ran, again) => {
  expect(mayBeUnsteady(ran)).toHaveLength(again);
});

const failed = {
  suite: unitTests,
  file: 'a.test.ts',
  titles: ['a group', 'a test'],
  error: 'too late',
};
const passes: SuiteResult = { passed: 1, failures: [], broken: [] };

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

/** Answers with these results in turn, and counts the runs. */
async function rounds(...results: SuiteResult[]) {
  let runs = 0;
  const passed = await isUnsteady(failed, async () => {
    runs += 1;
    return results[runs - 1] ?? passes;
  });
  return { passed, runs };
}

it('lists a test as unsteady that passes five times alone', async () => {
  expect(await rounds()).toEqual({ passed: true, runs: 5 });
  expect(titleOf(failed)).toBe('a.test.ts: a group › a test');
});

it.each([
  ['it fails once', { ...passes, failures: [failed] }],
  ['it did not run', { ...passes, passed: 0 }],
  ['its file does not load', { ...passes, broken: ['no such module'] }],
])('lists it as failed if %s', async (_, round) => {
  expect(await rounds(passes, passes, round)).toEqual({ passed: false, runs: 3 });
});
