// Sums up the results of the suites: sum.mjs PASSED FAILED unit.json e2e.json. A missing result
// counts as a failure. Failures are repeated at the end, because often only the end of a long log
// is kept.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const LINES = 12;
const say = (name, message) =>
  console.log(
    [
      `FAILED: ${name}`,
      ...stripVTControlCharacters(String(message ?? ''))
        .split('\n')
        .slice(0, LINES),
    ].join('\n  '),
  );

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
    result.suites.forEach(sayJourneys);
  } else {
    passed += result.numPassedTests;
    failed += result.numFailedTests + result.numFailedTestSuites;
    for (const { name, message, status, assertionResults } of result.testResults) {
      if (status === 'failed' && message) say(name, message);
      for (const one of assertionResults)
        if (one.status === 'failed') say(`${name}: ${one.fullName}`, one.failureMessages[0]);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function sayJourneys({ specs = [], suites = [] }) {
  for (const { file, title, tests } of specs.filter(({ ok }) => !ok))
    say(
      `${file}: ${title}`,
      tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
    );
  suites.forEach(sayJourneys);
}
