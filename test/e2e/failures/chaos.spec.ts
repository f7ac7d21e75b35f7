import { chaos } from './chaos/chaos';
import { test } from '../journey';

test('edits of a saved search survive random losses of tab, node and session', async ({
  context,
  node,
}) => {
  test.setTimeout(300_000);
  // A fixed path by default; CHAOS_SEED selects another one.
  const seed = Number(process.env['CHAOS_SEED'] ?? 7);
  const steps = Number(process.env['CHAOS_STEPS'] ?? 36);
  test.info().annotations.push({ type: 'seed', description: `${seed}` });
  await chaos({ context, node, steps, seed, risk: 30 });
});
