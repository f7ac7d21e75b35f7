import { beforeEach, expect, test } from 'vitest';
import { createSenderNames, type SenderNames } from './sender-names';

let clock = 0;
let asked: string[] = [];
const directory: Record<string, string> = { '192.0.2.1': 'web-01.example' };
let names: SenderNames;
beforeEach(() => {
  clock = 0;
  asked = [];
  names = createSenderNames(
    () => clock,
    async (ip) => {
      asked.push(ip);
      return directory[ip];
    },
  );
});

test('a name is looked up once in ten minutes, also for concurrent messages', async () => {
  expect(await Promise.all([names('192.0.2.1'), names('192.0.2.1')])).toEqual([
    'web-01.example',
    'web-01.example',
  ]);
  clock = 599_000;
  await names('192.0.2.1');
  expect(asked).toHaveLength(1);
  clock = 600_000;
  await names('192.0.2.1');
  expect(asked).toHaveLength(2);
});

test('an address without name is looked up again after a minute', async () => {
  expect(await names('192.0.2.2')).toBeUndefined();
  clock = 59_000;
  await names('192.0.2.2');
  clock = 60_000;
  await names('192.0.2.2');
  expect(asked).toHaveLength(2);
});

test('at most ten thousand names are cached', async () => {
  for (let n = 0; n <= 10_000; n += 1) await names(`address ${n}`);
  asked = [];
  await names('address 10000');
  await names('address 0');
  expect(asked).toEqual(['address 0']);
});
