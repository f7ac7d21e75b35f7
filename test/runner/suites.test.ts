import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../environment/temporary-directory';
import { run } from './processes';
import { readResult, RESULTS, type SuiteResult } from './suite-result';
import { mainJourneys, unitTests } from './suites';

/** Runs commands of a suite in a project of its own, with the reporters of ours. */
function projectOf(files: Record<string, string>) {
  const directory = temporaryDirectory();
  symlinkSync(join(process.cwd(), 'node_modules'), join(directory, 'node_modules'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const file = join(directory, 'result.json');
  return async (words: readonly string[]): Promise<SuiteResult> => {
    const code = await run(['env', '-C', directory, 'npx', ...words], Date.now() + 60_000, {
      env: { [RESULTS]: file },
      isQuiet: true,
    });
    return readResult(file, code);
  };
}

const reporter = (name: string) => JSON.stringify(join(process.cwd(), 'test/runner', name));
const unitConfig = `export default { test: { reporters: [${reporter('unit-results.ts')}] } };`;

const UNIT_TESTS = `
import { describe, expect, it } from 'vitest';
it('passes', () => {});
it.skip('is skipped', () => {});
describe('a group', () => {
  it('counts (1 + 1)', () => expect(1 + 1, 'a sum').toBe(3));
  it('counts (1 + 1) again', () => {});
});
`;

it('reports unit tests, and runs a failed one alone', async () => {
  const runIn = projectOf({ 'vitest.config.ts': unitConfig, 'sum.test.ts': UNIT_TESTS });
  const result = await runIn(unitTests.command);
  expect(result).toMatchObject({
    passed: 2,
    failures: [{ file: 'sum.test.ts', titles: ['a group', 'counts (1 + 1)'] }],
    broken: [],
  });
  const [failure] = result.failures;
  expect(failure?.error).toMatch(/^AssertionError: a sum: expected 2 to be 3/);
  const alone = await runIn(unitTests.alone(failure ?? { file: '', titles: [], error: '' }));
  expect(alone).toEqual({ ...result, passed: 0 });
});

it('reports what fails besides tests', async () => {
  const runIn = projectOf({
    'vitest.config.ts': unitConfig,
    'unloaded.test.ts': `import './nowhere';`,
    'hook.test.ts': `
      import { afterAll, describe, it } from 'vitest';
      describe('a group', () => {
        afterAll(() => { throw new Error('cleaning failed'); });
        it('passes', () => {});
      });`,
    'later.test.ts': `
      import { it } from 'vitest';
      it('passes', () => void Promise.reject(new Error('nobody waited')));`,
  });
  const { failures, broken } = await runIn(unitTests.command);
  expect(failures).toEqual([]);
  expect(broken.toSorted()).toEqual([
    expect.stringContaining('nobody waited'),
    expect.stringMatching(/^hook\.test\.ts: [^]*cleaning failed/),
    expect.stringMatching(/^unloaded\.test\.ts: [^]*nowhere/),
  ]);
});

it('reports journeys, and runs a failed one alone', async () => {
  const runIn = projectOf({
    'playwright.config.ts': `
      export default { testMatch: '*.spec.ts', reporter: ${reporter('journey-results.ts')} };`,
    'first.spec.ts': `
      import { expect, test } from '@playwright/test';
      test('passes', () => {});
      test('fails', () => expect(1, 'a number').toBe(2));
      test.skip('is skipped', () => {});`,
    'second.spec.ts': `
      import { test } from '@playwright/test';
      test('passes, too', () => {});`,
  });
  const inProject = (words: readonly string[]) =>
    words.map((word) => (word.endsWith('playwright.config.ts') ? 'playwright.config.ts' : word));
  const result = await runIn(inProject(mainJourneys.command));
  expect(result).toMatchObject({
    passed: 2,
    failures: [{ file: 'first.spec.ts', line: 4, titles: ['fails'] }],
    broken: [],
  });
  const [failure] = result.failures;
  expect(failure?.error).toMatch(/^Error: a number/);
  const alone = await runIn(
    inProject(mainJourneys.alone(failure ?? { file: '', titles: [], error: '' })),
  );
  expect(alone).toEqual({ ...result, passed: 0 });
});

it('reports a suite that does not run as broken', async () => {
  const runIn = projectOf({ 'vitest.config.ts': 'export default {' });
  expect(await runIn(unitTests.command)).toEqual({
    passed: 0,
    failures: [],
    broken: ['The suite ended with exit code 1 without results.'],
  });
});
