import { killRounds } from './killed-node';
import { expect, test } from './journey';

test('a node that is killed while messages arrive and indices change loses and doubles nothing that it acknowledged', async ({
  node,
}) => {
  test.setTimeout(180_000);
  const { acknowledged, lost, doubled } = await killRounds(node, 5);
  expect(acknowledged).toBeGreaterThan(1000);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
});
