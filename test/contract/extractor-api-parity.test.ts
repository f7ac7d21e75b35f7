import { beforeEach, expect, test } from 'vitest';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import { recordedProcessing } from './recorded-processing';

/** What a real Graylog 5.1.13 answered; `change` is how a body differs from a good one. */
type Recorded = {
  id: string;
  change?: Record<string, unknown>;
  body?: { order: Record<string, string> };
  answer: {
    status: number;
    body?: { message: string };
    stored?: Record<string, unknown>;
    orders?: Record<string, number>;
  };
};

const recorded = (recordedProcessing('extractors') as Recorded[]).filter(({ id }) =>
  id.startsWith('exapi_'),
);
const bodies = recorded.filter(({ change }) => change !== undefined);
const orders = recorded.filter(({ answer }) => answer.orders !== undefined);

const GOOD = {
  title: 'parity',
  cursor_strategy: 'copy',
  source_field: 'message',
  target_field: 'pa_out',
  extractor_type: 'regex',
  extractor_config: { regex_value: '(a)' },
  converters: [] as unknown[],
  condition_type: 'none',
  condition_value: '',
  order: 0,
};

/** Texts that are Jersey's, or only say the status. */
const WITHOUT_TEXT =
  /Bad Request|Cannot deserialize|null value in entry|No enum constant|Known properties/;

let ask: Ask;
let path: string;
beforeEach(async () => {
  ({ ask } = await askedBackend());
  const configuration = { bind_address: '127.0.0.1', port: 0 };
  const input = { title: 'Raw', type: INPUT_TYPES.rawTcp, global: true, configuration };
  const { id } = await read<{ id: string }>(ask('POST', '/system/inputs', { body: input }));
  path = `/system/inputs/${id}/extractors`;
});

const bodyOf = (change: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries({ ...GOOD, ...change }).filter(([, value]) => value !== '(left out)'),
  );
const made = async (body: object) =>
  (await read<{ extractor_id: string }>(ask('POST', path, { body }))).extractor_id;

test('there are recorded bodies and orders', () => {
  expect([bodies.length, orders.length]).toEqual([58, 5]);
});

test.each(bodies)('$id', async ({ change, answer }) => {
  const answered = await ask('POST', path, { body: bodyOf(change) });
  // What Graylog fails on is the mistake of the request here.
  expect(answered.status).toBe(answer.status === 500 ? 400 : answer.status);
  if (answer.stored === undefined) {
    const { message } = await read<{ message: string }>(answered);
    const says = (answer.body?.message ?? '').replace(/\n at \[Source.*/s, '');
    if (!WITHOUT_TEXT.test(says)) expect(message).toBe(says);
    expect(message).not.toBe('');
    expect(await read(ask('GET', path))).toEqual({ total: 0, extractors: [] });
    return;
  }
  const { extractor_id: id } = await read<{ extractor_id: string }>(answered);
  const { metrics: _, ...stored } = await read<Record<string, unknown>>(
    ask('GET', `${path}/${id}`),
  );
  expect(stored).toEqual({ ...answer.stored, id });
});

test('numbers are given to those that are named', async () => {
  const ids: Record<string, string> = {};
  for (const [order, title] of ['a', 'b', 'c'].entries())
    ids[title] = await made({ ...GOOD, title, order });
  for (const { id, body, answer } of orders) {
    const named = Object.entries(body?.order ?? {}).map(([number, key]) => [
      number,
      ids[key.replace(/<x(.)>/, '$1')] ?? key,
    ]);
    const answered = await ask('POST', `${path}/order`, {
      body: { order: Object.fromEntries(named) },
    });
    expect(answered.status, id).toBe(204);
    const { extractors } = await read<{ extractors: { title: string; order: number }[] }>(
      ask('GET', path),
    );
    expect(Object.fromEntries(extractors.map(({ title, order }) => [title, order])), id).toEqual(
      answer.orders,
    );
  }
});
