// Checks a change: types, house rules, and the tests that import a changed file. Compares with the
// merge base of the upstream branch or main, or with a commit: quick.mjs [COMMIT]
import { execFileSync, spawnSync } from 'node:child_process';

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

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const passed = [
  run('npm', 'run', '--silent', 'typecheck'),
  run('npx', 'vitest', 'run', '--project', 'node', 'test/architecture'),
  run('npx', 'vitest', 'run', '--changed', base, '--passWithNoTests'),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
