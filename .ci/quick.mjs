// Checks a change: types, house rules, and the tests that import a changed file. Compares with the
// merge base of the upstream branch or main, or with a commit: quick.mjs [COMMIT]
import { execFileSync, spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

const git = (...args) => {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};
const base =
  process.argv[2] ??
  ['@{upstream}', 'origin/main', 'main', 'HEAD~1']
    .map((name) => git('merge-base', 'HEAD', name))
    .find(Boolean) ??
  'HEAD';

// Nearly all tests import the most common modules, and running them takes minutes. In that case only
// the tests next to changed files run; `npm test` runs the others.
const AT_MOST = 25;
const lines = (text) => (text ?? '').split('\n').filter(Boolean);
const changed = lines(git('diff', '--name-only', base)).concat(
  lines(git('ls-files', '--others', '--exclude-standard')),
);
const folders = new Set(changed.map(dirname));
const reached = lines(
  execFileSync('npx', ['vitest', 'list', '--filesOnly', '--changed', base], { encoding: 'utf8' }),
).flatMap((line) => /\S+\.test\.tsx?$/.exec(line)?.[0] ?? []);
const nearby = reached.filter((file) => folders.has(dirname(file)));
const tests = reached.length > AT_MOST ? nearby : reached;
if (tests !== reached)
  console.log(
    `${reached.length} test files import changed files; running ${tests.length} next to them.`,
  );

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const passed = [
  run('npm', 'run', '--silent', 'typecheck'),
  run('npx', 'vitest', 'run', 'test/architecture/house-rules.test.ts', ...tests),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
