import { afterEach, expect, test } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { createInputService } from '../running/input-service';
import type { DocumentStorage } from '../../storage/documents';
import type { StoredStream } from '../../streams/stream-store';
import { incidentBefore } from './incident';
import { createSampleRun } from './run-sample';
import { createSample } from './sample';
import { messagesOfMinute, messagesOfSecond, MINUTE_MS, type Plan } from './timetable';

const HOUR = 60 * MINUTE_MS;
const createdAt = Date.UTC(2026, 10, 21, 15, 20, 30);
const plan: Plan = { seed: 'shop', createdAt, incident: incidentBefore(createdAt), perSecond: 10 };
const minutes = Array.from(
  { length: 24 * 60 },
  (_, n) => Math.floor(createdAt / MINUTE_MS - n - 1) * MINUTE_MS,
);
const day = minutes.flatMap((minute) => messagesOfMinute(plan, minute));

test('a day of the shop is about 100,000 messages, the same for the same seed', () => {
  expect(day.length).toBeGreaterThan(90_000);
  expect(day.length).toBeLessThan(115_000);
  expect(messagesOfMinute(plan, createdAt - 30_000)).toEqual(
    messagesOfMinute(plan, createdAt - 30_000),
  );
  expect(messagesOfMinute({ ...plan, seed: 'other' }, createdAt - 30_000)).not.toEqual(
    messagesOfMinute(plan, createdAt - 30_000),
  );
});

test('has what there is to find: programs, traces, exact order ids, countries, sign-ins', () => {
  const has = (test: (fields: Record<string, unknown>) => boolean) =>
    day.some(({ fields }) => test(fields));
  for (const app of ['nginx', 'storefront', 'payments', 'recommend', 'mailer', 'postgres', 'sshd'])
    expect(has((fields) => fields['app'] === app)).toBe(true);
  expect(has(({ order_id }) => typeof order_id === 'bigint' && order_id > 2n ** 53n)).toBe(true);
  for (const start of [
    'Traceback',
    'shop.payments.bank',
    'org.springframework',
    'TypeError',
    'panic',
  ])
    expect(has(({ full_message }) => `${full_message}`.startsWith(start))).toBe(true);
  expect(new Set(day.map(({ fields }) => fields['country'])).size).toBeGreaterThan(8);
  expect(
    day.every(
      ({ message, source, timestamp }) =>
        message !== '' && source !== '' && Number.isInteger(timestamp),
    ),
  ).toBe(true);
});

test('the incident stands out: twenty minutes with many times the usual errors', () => {
  const errors = (from: number) => {
    let count = 0;
    for (let minute = from; minute < from + 20 * MINUTE_MS; minute += MINUTE_MS)
      count += messagesOfMinute(plan, minute).filter(({ fields }) => fields['level'] === 3).length;
    return count;
  };
  expect(errors(plan.incident.from)).toBeGreaterThan(
    50 * errors(plan.incident.from - 30 * MINUTE_MS),
  );
});

test('the hour before the live messages is like theirs, so that trends and charts show no step', () => {
  const within = (from: number, to: number) =>
    day.filter(({ timestamp: at }) => at >= createdAt - from * HOUR && at < createdAt - to * HOUR)
      .length;
  const [last, before] = [within(1, 0), within(2, 1)];
  expect(last).toBeLessThan(1.6 * before);
  expect(10 * 3600).toBeLessThan(1.6 * last);
});

test('a live second is about ten messages within that second', () => {
  const counts = Array.from(
    { length: 60 },
    (_, n) => messagesOfSecond(plan, createdAt + n * 1000).length,
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total / 60).toBeGreaterThan(8);
  expect(total / 60).toBeLessThan(13);
});

function memoryStorage(): DocumentStorage {
  const collections = new Map<string, Map<string, unknown>>();
  return {
    load: (name) => Promise.resolve(new Map(collections.get(name))),
    put: (name, id, document) =>
      Promise.resolve(
        void collections.set(
          name,
          (collections.get(name) ?? new Map<string, unknown>()).set(id, structuredClone(document)),
        ),
      ),
    remove: (name, id) => Promise.resolve(void collections.get(name)?.delete(id)),
  };
}

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

async function opened(documents: DocumentStorage) {
  const writer = createMemoryWriter();
  const deleted: string[] = [];
  const streams = new Map<string, string>();
  const [now, log] = [Date.now, () => undefined];
  const inputs = await createInputService({
    writer,
    documents,
    host: '127.0.0.1',
    now,
    log,
    runSample: await createSampleRun({ writer, documents, now, log }),
  });
  const store = {
    save: (stream: StoredStream) => Promise.resolve(void streams.set(stream.id, stream.title)),
    remove: (id: string) => Promise.resolve(void streams.delete(id)),
  };
  const sample = await createSample({
    inputs,
    documents,
    deleteMessages: (id) => Promise.resolve(void deleted.push(id)),
    streams: { store, indexSetId: '5f' },
    now,
  });
  cleanUp.push(() => inputs.stop());
  const start = async () => {
    await inputs.start({ inputs: false });
    await sample.ensure();
  };
  return { inputs, sample, start, writer, deleted, streams };
}

test('a first start writes the latest minutes first and goes on live', async () => {
  const { start, writer, streams } = await opened(memoryStorage());
  const startedAt = Date.now();
  await start();
  expect([...streams.values()]).toEqual(['Shop production', 'Authentication']);
  const first = await writer.received(500);
  expect(first.every(({ timestamp }) => timestamp > startedAt - 11 * MINUTE_MS)).toBe(true);
  await eventually(() =>
    expect(writer.messages.some(({ timestamp }) => timestamp > startedAt)).toBe(true),
  );
});

test('a restart goes on where the past was left', async () => {
  const documents = memoryStorage();
  const first = await opened(documents);
  await first.start();
  await first.writer.received(15_000);
  await first.inputs.stop();
  const oldest = Math.min(...first.writer.messages.map(({ timestamp }) => timestamp));
  const second = await opened(documents);
  await second.start();
  const went = await second.writer.received(2_000);
  expect(second.inputs.list()).toHaveLength(1);
  expect(
    Math.max(
      ...went
        .filter(({ timestamp }) => timestamp < Date.now() - 60_000)
        .map(({ timestamp }) => timestamp),
    ),
  ).toBeLessThan(oldest + 11 * MINUTE_MS);
});

test('it is removed with its messages and streams, and stays removed', async () => {
  const documents = memoryStorage();
  const { inputs, sample, start, deleted, streams, writer } = await opened(documents);
  await start();
  await writer.received(10);
  const [input] = inputs.list();
  expect(await sample.remove()).toBe(true);
  expect(input?.type).toBe(INPUT_TYPES.sample);
  expect(deleted).toEqual([input?.id]);
  expect(streams.size).toBe(0);
  const written = writer.messages.length;
  await inputs.stop();
  expect(writer.messages).toHaveLength(written);

  const again = await opened(documents);
  await again.start();
  expect(again.inputs.list()).toEqual([]);
  expect(await again.sample.remove()).toBe(false);
});

test('a sample that exists stands still when it is not wanted', async () => {
  const documents = memoryStorage();
  const first = await opened(documents);
  await first.start();
  await first.inputs.stop();
  const second = await opened(documents);
  await second.inputs.start({ inputs: false, sample: false });
  expect(second.inputs.list()).toHaveLength(1);
  expect(second.inputs.states()).toEqual([]);
});
