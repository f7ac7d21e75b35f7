import { expect, test } from 'vitest';
import { DEFAULT_INDEX_SET_ID } from '../../indices/built-in-ids';
import { FIRST_CONFIGURATION } from '../../processing/configuration';
import { createEncoder } from './encoder';
import type { EncodedChunk } from './protocol';

const message = {
  timestamp: 5,
  source: 'web',
  message: 'm',
  fields: {},
  inputId: 'i',
  receivedAt: 5,
};

test('versions never go back, and each batch tells the one that processed it', () => {
  const chunks: EncodedChunk[] = [];
  const encoder = createEncoder({
    nodeId: 'node',
    now: () => 1000,
    onChunk: (chunk) => chunks.push(chunk),
    makers: { old: () => (one) => one, current: () => (one) => one },
  });
  encoder.handle({
    kind: 'target',
    target: { setId: DEFAULT_INDEX_SET_ID, name: 'g', fields: [] },
  });
  const configure = (version: number, step: string) =>
    encoder.handle({
      kind: 'processing',
      configuration: { ...FIRST_CONFIGURATION, version, steps: [step] },
    });
  const batch = (number: number) =>
    encoder.handle({ kind: 'messages', batch: number, messages: [message] });
  configure(1, 'old');
  batch(1);
  configure(3, 'current');
  batch(2);
  configure(2, 'old');
  batch(3);
  encoder.handle({ kind: 'flush' });
  expect(chunks.flatMap(({ batches }) => batches.map((one) => [one.batch, one.version]))).toEqual([
    [1, 1],
    [2, 3],
    [3, 3],
  ]);
  // What both did is told, although one is no longer in use.
  expect(
    chunks.flatMap(({ steps }) => steps.map(({ step, messages }) => [step, messages])),
  ).toEqual([
    ['old', 1],
    ['current', 2],
  ]);
});
