import type { Reporter, TestModule } from 'vitest/node';

const LISTED = 10;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;

function durationsOf(module: TestModule) {
  const { collectDuration, duration } = module.diagnostic();
  return { name: module.relativeModuleId, total: collectDuration + duration, tests: duration };
}

/** Lists the slowest files at the end of a run. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    if (modules.length <= LISTED) return;
    const slowest = modules
      .map(durationsOf)
      .sort((a, b) => b.total - a.total)
      .slice(0, LISTED);
    console.log(`\n Slowest ${LISTED} files (with imports, and the tests alone)`);
    for (const { name, total, tests } of slowest)
      console.log(`  ${seconds(total)} ${seconds(tests)}  ${name}`);
  }
}
