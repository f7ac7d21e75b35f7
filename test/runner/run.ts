/**
 * `npm test`: runs all suites, each whatever became of the others, and tells at the end what failed.
 * With `--all` it shuffles the files of unit tests and adds the long journeys and a fresh start. The last line
 * is `N passed, N failed`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { freshStart } from './fresh-start';
import { run } from './processes';
import {
  forgetResult,
  plainText,
  readResult,
  RESULTS,
  titleOf,
  type SuiteResult,
} from './suite-result';
import { longJourneys, mainJourneys, shuffled, unitTests, type Suite } from './suites';
import { failedTests, isUnsteady, mayBeUnsteady, type FailedTest, type Ran } from './unsteady';

const DIRECTORY = 'test-results';
const LINES_OF_ERROR = 12;
/** A check that hangs is killed while there is time left to tell what failed. */
const MINUTES = 85;
const deadline = Date.now() + MINUTES * 60_000;

const isComplete = process.argv.includes('--all');
const ran: Ran[] = [];
/** The checks that are no suites, with the reason of those that failed. */
const checks: { name: string; error?: string }[] = [];

rmSync(DIRECTORY, { recursive: true, force: true });
mkdirSync(DIRECTORY, { recursive: true });
// The fresh start must not find an older build.
if (isComplete) rmSync('dist', { recursive: true, force: true });

await check('check', () => command('npm', 'run', '--silent', 'check'));
await runSuite(isComplete ? shuffled(unitTests, commit()) : unitTests);
await check('build', () => command('npm', 'run', '--silent', 'build'));
await runSuite(mainJourneys);
if (isComplete) {
  await runSuite(longJourneys);
  await check('fresh start', async () => void (await freshStart()));
}

const unsteady: FailedTest[] = [];
for (const failed of mayBeUnsteady(ran)) {
  const isPassing = await isUnsteady(failed, ({ suite, ...failure }) =>
    resultOf(suite.alone(failure), `${DIRECTORY}/alone.json`),
  );
  if (isPassing) unsteady.push(failed);
}
report();

async function check(name: string, pass: () => Promise<void>): Promise<void> {
  console.log(`\n== ${name}`);
  try {
    await pass();
    checks.push({ name });
  } catch (error) {
    checks.push({ name, error: error instanceof Error ? error.message : String(error) });
  }
}

/** The hash of the commit, or zeros outside a clone. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '0000000';
  }
}

async function command(...words: readonly string[]): Promise<void> {
  const code = await run(words, deadline);
  if (code !== 0) throw new Error(code === undefined ? 'was stopped' : `exit code ${code}`);
}

async function runSuite(suite: Suite): Promise<void> {
  console.log(`\n== ${suite.name}`);
  const file = `${DIRECTORY}/${suite.name.replaceAll(' ', '-')}.json`;
  ran.push({ suite, result: await resultOf(suite.command, file) });
}

async function resultOf(words: readonly string[], file: string): Promise<SuiteResult> {
  forgetResult(file);
  const code = await run(['npx', ...words], deadline, { env: { [RESULTS]: file } });
  return readResult(file, code);
}

/** Prints all failures once more, because often only the end of a long log is kept. */
function report(): void {
  console.log('\n== results');
  const failed = failedTests(ran).filter(
    (one) => !unsteady.some((other) => titleOf(other) === titleOf(one)),
  );
  const broken = [
    ...checks.flatMap(({ name, error }) => (error === undefined ? [] : [{ name, error }])),
    ...ran.flatMap(({ suite, result }) =>
      result.broken.map((error) => ({ name: suite.name, error })),
    ),
    ...failed.map((one) => ({ name: titleOf(one), error: one.error })),
  ];
  for (const { name, error } of broken)
    console.log(
      [`FAILED: ${name}`, ...plainText(error).split('\n').slice(0, LINES_OF_ERROR)].join('\n  '),
    );
  for (const one of unsteady)
    console.log(`UNSTEADY ${titleOf(one)} (${one.error.split('\n')[0] ?? ''})`);
  writeFileSync(
    `${DIRECTORY}/unsteady.json`,
    JSON.stringify(
      unsteady.map(({ suite: _, ...one }) => one),
      undefined,
      2,
    ),
  );
  const passed =
    checks.filter(({ error }) => error === undefined).length +
    ran.reduce((sum, { result }) => sum + result.passed, 0) +
    unsteady.length;
  console.log(`${passed} passed, ${broken.length} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
