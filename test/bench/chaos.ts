import { chaos } from '../e2e/failures/chaos/chaos';
import { startNode } from '../e2e/node';
import { launch } from './browser';
import type { Figure } from './report';

const STEPS = Number(process.env['BENCH_STEPS'] ?? 1_000);
/**
 * Another seed walks another path. The report contains the seed, so that a failure can be repeated.
 */
const SEED = Number(process.env['BENCH_SEED'] ?? 1);
/** The percentage of steps that take away the tab, the node or the session. */
const RISK = Number(process.env['BENCH_RISK'] ?? 12);

/** Edits in a real browser while tab, node and session disappear. Ends at the first loss. */
export async function measureChaos(): Promise<Figure[]> {
  const node = await startNode({ args: ['--no-sample'] });
  const browser = await launch();
  const started = performance.now();
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      timezoneId: 'Europe/Berlin',
      locale: 'en-GB',
    });
    const { of } = await chaos({
      context,
      node,
      steps: STEPS,
      seed: SEED,
      risk: RISK,
      told: (line) => console.log(line),
    });
    const times = (...kinds: readonly string[]) =>
      kinds.map((kind) => `${of[kind] ?? 0} ${kind}`).join(', ');
    return [
      {
        name: 'Chaos: steps after each of which all was there',
        value: STEPS,
        unit: 'steps',
        runs: 1,
        note: `seed ${SEED}, ${Math.round((performance.now() - started) / 1000)} s`,
      },
      {
        name: 'Chaos: things that went',
        value: ['reload', 'crash', 'close', 'kill', 'endSession'].reduce(
          (sum, kind) => sum + (of[kind] ?? 0),
          0,
        ),
        unit: '',
        note: times('reload', 'crash', 'close', 'kill', 'endSession'),
      },
      {
        name: 'Chaos: taken back, done again, saved, reset',
        value: ['undo', 'redo', 'save', 'reset'].reduce((sum, kind) => sum + (of[kind] ?? 0), 0),
        unit: '',
        note: times('undo', 'redo', 'save', 'reset'),
      },
    ];
  } finally {
    await browser.close();
    await node.dispose();
  }
}
