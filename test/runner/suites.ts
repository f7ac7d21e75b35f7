import type { Failure } from './suite-result';

/** A suite of tests, and how one of its tests is run alone. */
export type Suite = {
  name: string;
  /** The arguments of `npx`. */
  command: readonly string[];
  /** The arguments of `npx` that run just this test, in one worker. */
  alone: (failure: Failure) => readonly string[];
  /** Of which results, see `mayBeUnsteady`. */
  kind: 'unit tests' | 'journeys';
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const vitest = ['vitest', 'run'];

/** Its files in another order for each commit, and in the same whenever that commit is run again. */
export const shuffled = (suite: Suite, commit: string): Suite => ({
  ...suite,
  command: [
    ...suite.command,
    '--sequence.shuffle.files',
    `--sequence.seed=${Number.parseInt(commit.slice(0, 7), 16)}`,
  ],
});

export const unitTests: Suite = {
  name: 'unit tests',
  kind: 'unit tests',
  command: vitest,
  alone: ({ file, titles }) => [
    ...vitest,
    file,
    '--maxWorkers=1',
    '--testNamePattern',
    `^${escaped(titles.join(' '))}$`,
  ],
};

const journeys = (name: string, config: string): Suite => ({
  name,
  kind: 'journeys',
  command: ['playwright', 'test', '--config', config],
  alone: ({ file, line }) => [
    'playwright',
    'test',
    '--config',
    config,
    '--workers=1',
    // Playwright reads it as a regular expression.
    `${escaped(file)}:${line}`,
  ],
});

export const mainJourneys = journeys('main journeys', 'test/e2e/playwright.config.ts');
export const longJourneys = journeys('long journeys', 'test/e2e/playwright.full.config.ts');
