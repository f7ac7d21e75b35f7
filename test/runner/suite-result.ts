import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed. */
export type Failure = {
  /** Relative to the repository. */
  file: string;
  /** Where the test begins in the file; known of journeys. */
  line?: number;
  /** The titles of its groups, then its own. */
  titles: readonly string[];
  /** Its first error, as printed. */
  error: string;
};

/** What a suite reports, the same for Vitest and Playwright. */
export type SuiteResult = {
  passed: number;
  failures: Failure[];
  /** What failed besides tests: files that did not load, hooks, errors outside of tests. */
  broken: string[];
};

export const titleOf = ({ file, titles }: Pick<Failure, 'file' | 'titles'>) =>
  `${file}: ${titles.join(' › ')}`;

export const inRepository = (file: string) => relative(process.cwd(), file);

export const plainText = (text: string | undefined) =>
  stripVTControlCharacters(text ?? 'no message').trim();

/** The environment variable that names the file for the results of a suite; without it none are written. */
export const RESULTS = 'SUITE_RESULTS';

export function writeResult(result: SuiteResult): void {
  const file = process.env[RESULTS];
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result, undefined, 2));
}

/**
 * Reads the result of a suite that ended with an exit code, which is undefined if it was killed. A
 * missing or cut result and an unexplained exit code count as broken.
 */
export function readResult(file: string, code: number | undefined): SuiteResult {
  const ended = code === undefined ? 'was stopped' : `ended with exit code ${code}`;
  let result: SuiteResult;
  try {
    result = JSON.parse(readFileSync(file, 'utf8')) as SuiteResult;
  } catch {
    return { passed: 0, failures: [], broken: [`The suite ${ended} without results.`] };
  }
  const isExplained = result.failures.length + result.broken.length > 0;
  return code === 0 || (code !== undefined && isExplained)
    ? result
    : { ...result, broken: [...result.broken, `The suite ${ended}.`] };
}

export const forgetResult = (file: string) => rmSync(file, { force: true });
