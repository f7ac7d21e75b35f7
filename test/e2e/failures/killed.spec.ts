import { killRounds } from './killed-node';
import { expect, test } from '../journey';

test('a node that is killed during ingest and index rotation neither loses nor duplicates acknowledged messages', async ({
  node,
}) => {
  test.setTimeout(180_000);
  const { acknowledged, lost, doubled } = await killRounds(node, 5);
  expect(acknowledged).toBeGreaterThan(1000);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
});
