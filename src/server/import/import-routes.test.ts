import { describe, expect, it } from 'vitest';
import type { ImportAnswer } from '@/contract/import';
import { askedBackend, read } from '@test/backend/asked-backend';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const BEFORE = '2026-11-20T00:00:00.000Z';

const imported = (messages: unknown) => ({ body: { messages } });
const EVERYTHING = {
  timerange: { type: 'relative', range: 0 },
  fields_in_order: ['timestamp', 'source', 'message', 'n', 'a_b', 'tags'],
};

describe('messages of another time', () => {
  it('are searchable with their times and fields when they are answered; what is refused is named', async () => {
    const { ask } = await askedBackend({ now: () => NOW });
    const answer = await read<ImportAnswer>(
      ask(
        'POST',
        '/console/import',
        imported([
          {
            timestamp: BEFORE,
            source: 's',
            message: 'one',
            fields: { n: 1, a: { b: 'deep' }, tags: ['x', 'y'] },
          },
          { timestamp: 'soon', source: 's', message: 'two' },
          { timestamp: Date.parse(BEFORE) + 1, source: 's', message: 'three' },
          'four',
          { timestamp: BEFORE, source: 's', message: '' },
        ]),
      ),
    );
    expect(answer).toEqual({
      accepted: 2,
      refused: [
        { index: 1, reason: 'timestamp must be ISO 8601 or milliseconds since the epoch.' },
        { index: 3, reason: 'A message must be a JSON object.' },
        { index: 4, reason: 'message must be a text that is not empty.' },
      ],
    });
    const found = await (await ask('POST', '/views/search/messages', { body: EVERYTHING })).text();
    expect(found).toBe(
      '"timestamp","source","message","n","a_b","tags"\n"2026-11-20T00:00:00.000Z","s","one","1","deep","[x, y]"\n"2026-11-20T00:00:00.001Z","s","three",,,\n',
    );
  });

  it('are for those who may open inputs', async () => {
    const { ask } = await askedBackend({
      seed: { users: [{ username: 'rea', password: 'pw', roles: ['Reader'] }] },
    });
    expect((await ask('POST', '/console/import', { ...imported([]), as: 'rea:pw' })).status).toBe(
      403,
    );
    expect((await ask('POST', '/console/import', { body: { messages: 'none' } })).status).toBe(400);
  });

  it('may be brought by whoever reads the secret of the data directory', async () => {
    const { ask, backend } = await askedBackend();
    expect(
      (
        await ask('POST', '/console/import', {
          ...imported([]),
          as: `${backend.localSecret}:local`,
        })
      ).status,
    ).toBe(200);
    expect(
      (await ask('POST', '/console/import', { ...imported([]), as: `${'0'.repeat(64)}:local` }))
        .status,
    ).toBe(401);
  });
});
