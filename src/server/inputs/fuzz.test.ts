import { describe, expect, test } from 'vitest';
import { mutations } from '@test/fuzz/mutate';
import { fuzz, fuzzTargets } from '@test/fuzz/targets';
import { decodeGelf } from './gelf/decode-gelf';

const EACH = 3_000;

describe('whatever arrives', () => {
  test.each(fuzzTargets().map((target) => [target.name, target] as const))(
    '%s: a message, or a reason why it is none, within bounded memory',
    async (name, target) => {
      const { crashes, inputs } = await fuzz(target, mutations(target.samples, name), EACH);
      expect(
        crashes.map(({ error, input }) => ({
          error: String(error),
          input: input.toString('latin1').slice(0, 300),
        })),
      ).toEqual([]);
      expect(inputs).toBe(EACH);
    },
  );
});

test('a decoder that crashes is found', async () => {
  const fragile = {
    name: 'fragile',
    samples: [Buffer.from('{"host":"h","short_message":"m"}')],
    take: (bytes: Buffer) => void decodeGelf(bytes.toString(), { receivedAt: 0 }),
  };
  expect(
    (await fuzz(fragile, mutations(fragile.samples, 'x'), 100)).crashes.length,
  ).toBeGreaterThan(0);
});
