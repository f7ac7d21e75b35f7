import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '@/server/backend';
import { differencesOf, whyKnown } from './compare';
import { knownDifferences, type KnownDifference } from './known-differences';
import { planOf, servedBy } from './plan';
import { areas } from './recorded-requests';
import { createReplay, recordedWorld } from './replay';

const node = await createBackend({ adminPassword: 'secret', passwordCost: 1024 });
const served = servedBy(node);
await node.close();
/** Requests to missing endpoints are skipped: `npm run contract` lists them. */
const plans = areas
  .map(({ area, requests }) => ({ area, plan: planOf(requests, served) }))
  .filter(({ plan }) => plan.run.length > 0);

/** Truncates the text of a response that differs, to keep the output readable. */
const BODY_SHOWN = 1000;

const used = new Set<KnownDifference>();

// Each request builds on the ones before it, as when they were recorded.
describe('recorded requests', { shuffle: false }, () => {
  describe.each(plans)('of $area', ({ area, plan }) => {
    let backend: Backend;
    let replay: Awaited<ReturnType<typeof createReplay>>;
    beforeAll(async () => {
      backend = await recordedWorld();
      replay = await createReplay(backend);
    });
    afterAll(() => backend.close());

    it.each(plan.run)('$name: $method $path as $as', async (request) => {
      const answer = await replay(request);
      const unexplained = differencesOf(request, answer).filter((difference) => {
        const known = whyKnown(area, request, difference);
        if (known) used.add(known);
        return known === undefined;
      });
      expect({
        unexplained,
        ...(unexplained.length > 0 && { body: JSON.stringify(answer.body).slice(0, BODY_SHOWN) }),
      }).toEqual({ unexplained: [] });
    });
  });

  it('every known difference still exists', () => {
    expect(
      knownDifferences
        .filter((known) => !used.has(known))
        .map(({ request, why }) => `${request}: ${why}`),
    ).toEqual([]);
  });
});
