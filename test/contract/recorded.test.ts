import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '@/server/backend';
import { knownDifferences, type KnownDifference } from './known-differences';
import { areas, recordedShapes, type RecordedRequest } from './recorded-requests';
import { createReplay, recordedWorld, type Answer } from './replay';
import { differencesFrom, shapeOf } from './shapes';

const used = new Set<KnownDifference>();

function differencesOf(request: RecordedRequest, answer: Answer): string[] {
  if (answer.status !== request.status) return [`status ${answer.status}, recorded ${request.status}`];
  if (answer.content !== request.content && request.method !== 'HEAD' && request.method !== 'OPTIONS') return [`content ${answer.content}, recorded ${request.content}`];
  const shape = recordedShapes[request.shape]?.[request.status];
  return shape === undefined || request.content !== 'application/json' ? [] : differencesFrom(shape, shapeOf(answer.body));
}

describe.each(areas)('the recorded requests about $area', ({ area, requests }) => {
  let backend: Backend;
  let replay: Awaited<ReturnType<typeof createReplay>>;
  beforeAll(async () => {
    backend = await recordedWorld();
    replay = await createReplay(backend);
  });
  afterAll(() => backend.close());

  it.each(requests)('$name: $method $path as $as', async (request) => {
    const answer = await replay(request);
    const unexplained = differencesOf(request, answer).filter((difference) => {
      const known = knownDifferences.find(({ request: about, says }) => about.test(`${area}/${request.name}`) && says.test(difference));
      if (known) used.add(known);
      return known === undefined;
    });
    expect({ unexplained, ...(unexplained.length > 0 && { body: answer.body }) }).toEqual({ unexplained: [] });
  });
});

it('every known difference is still one', () => {
  expect(knownDifferences.filter((known) => !used.has(known)).map(({ why }) => why)).toEqual([]);
});
