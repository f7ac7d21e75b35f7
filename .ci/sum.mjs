// Adds up the suites' results: sum.mjs PASSED FAILED unit.json e2e.json. A suite without a result has failed.
import { existsSync, readFileSync } from 'node:fs';

let [passed, failed] = process.argv.slice(2, 4).map(Number);
for (const file of process.argv.slice(4)) {
  if (!existsSync(file)) {
    console.log(`${file} is missing`);
    failed += 1;
    continue;
  }
  const result = JSON.parse(readFileSync(file, 'utf8'));
  if (result.stats) {
    passed += result.stats.expected;
    failed += result.stats.unexpected + result.stats.flaky;
  } else {
    passed += result.numPassedTests;
    failed += result.numFailedTests + result.numFailedTestSuites;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
