import { chaos } from './chaos/chaos';
import { test } from './journey';

test('a saved search that is edited while tab, node and session go at random moments loses nothing', async ({
  context,
  node,
}) => {
  test.setTimeout(300_000);
  // The same each time; CHAOS_SEED does other things.
  const seed = Number(process.env['CHAOS_SEED'] ?? 7);
  const steps = Number(process.env['CHAOS_STEPS'] ?? 36);
  test.info().annotations.push({ type: 'seed', description: `${seed}` });
  await chaos({ context, node, steps, seed, risk: 30 });
});
