import { runSoak } from '@test/bench/dashboards/soak';
import { expect, portOf, test } from '../journey';
import { gelf, sendTcp } from '../senders';

/** The bench does 10,000 (`BENCH_ONLY=dashboards`). */
const REFRESHES = 200;

test('a wall of 24 widgets shows no blank over 200 refreshes with outages and a new token, and does not grow', async ({
  node,
}) => {
  test.setTimeout(1_200_000);
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 500 }, (_, n) =>
      gelf(`order ${n}`, { _app: ['nginx', 'sshd', 'shop'][n % 3], _n: n, level: n % 8 }),
    ),
  );
  const { samples, blanks } = await runSoak(node, {
    refreshes: REFRESHES,
    measuredAfter: [0.25, 1],
  });
  expect(blanks).toEqual([]);
  const [first, last] = [samples[0], samples.at(-1)];
  expect(last?.nodes).toBeLessThan((first?.nodes ?? 0) * 1.05);
  expect(last?.listeners).toBeLessThan((first?.listeners ?? 0) * 1.05);
  expect(last?.heap).toBeLessThan((first?.heap ?? 0) * 1.1);
});
