import { expect, test } from 'vitest';
import { runningInput } from '@test/inputs/running-input';
import { DecodeError } from '../definition/model';
import { randomRequestDecoder } from './random-request';

const receivedAt = Date.UTC(2026, 10, 21, 8, 9, 10, 11);
const decode = (text: string) =>
  randomRequestDecoder({ source: 'example.org' })(text, { receivedAt });

test('a seed always makes the same request', () => {
  const decoded = decode('abc 7');
  expect(decode('abc 7')).toEqual(decoded);
  const { http_method, resource, http_response_code, took_ms } = decoded.fields;
  expect(decoded).toMatchObject({
    timestamp: receivedAt,
    source: 'example.org',
    message: `2026-11-21T08:09:10.011Z ${String(http_method)} ${String(resource)} [${String(http_response_code)}] ${String(took_ms)}ms`,
  });
  expect(decoded.fields).toMatchObject({
    sequence_nr: 7,
    ingest_time: '2026-11-21T08:09:10.011Z',
    ingest_time_epoch: receivedAt,
    ingest_time_second: 10,
    ingest_time_minute: 9,
    ingest_time_hour: 8,
    ingest_time_day: 21,
    ingest_time_month: 11,
    ingest_time_year: 2026,
  });
  expect(Object.keys(decoded.fields)).toEqual(
    expect.arrayContaining(['controller', 'action', 'user_id', 'ticks']),
  );
});

test('many requests have plausible proportions', () => {
  const all = Array.from({ length: 5_000 }, (_, n) => decode(`s ${n}`).fields);
  const share = (test: (fields: (typeof all)[number]) => boolean) =>
    all.filter(test).length / all.length;
  expect(share(({ http_method }) => http_method === 'GET')).toBeCloseTo(0.86, 1);
  expect(share(({ http_response_code }) => Number(http_response_code) >= 500)).toBeCloseTo(0.02, 1);
  expect(new Set(all.map(({ user_id }) => user_id)).size).toBe(5);
  expect(new Set(all.map(({ resource }) => resource)).size).toBe(5);
  expect(all.every(({ took_ms }) => Number.isInteger(took_ms) && Number(took_ms) > 0)).toBe(true);
});

test('anything else is refused', () => {
  expect(() => decode('nonsense')).toThrow(DecodeError);
});

test('the input writes them one after another', async () => {
  const generator = () =>
    runningInput('org.graylog2.inputs.random.FakeHttpMessageInput', {
      sleep: 1,
      source: 'shop',
      charset_name: 'UTF-16LE',
    });
  const { writer, input, stop } = await generator();
  const messages = await writer.received(5);
  expect(messages.map(({ fields }) => fields['sequence_nr'])).toEqual([1, 2, 3, 4, 5]);
  expect(messages[0]).toMatchObject({ source: 'shop', inputId: input.id });
  await stop();
  const written = writer.messages.length;
  const other = await generator();
  await other.writer.received(5);
  expect(writer.messages).toHaveLength(written);
});
