import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAcknowledgements } from './acknowledgements';

/** A sender's socket and the sequence numbers it has received. */
function sender({ reads = true } = {}) {
  const told: number[] = [];
  const socket = new Writable({
    write(bytes: Buffer, _, done) {
      told.push(bytes.readUInt32BE(2));
      if (reads) done();
    },
  });
  socket.on('error', () => undefined);
  const changed = vi.fn();
  const acknowledgements = createAcknowledgements(socket, {
    keepAliveMs: 60_000,
    isTaking: () => false,
    onChange: changed,
  });
  onTestFinished(acknowledgements.close);
  return { told, socket, changed, acknowledgements };
}

const event = (sequence: number) => ({ version: 0x32, sequence });

test('are sent in the order of events, whatever is stored first', async () => {
  const { told, changed, acknowledgements } = sender();
  let storeFirst = () => undefined as void;
  acknowledgements.after(new Promise<void>((resolve) => (storeFirst = resolve)), event(1));
  acknowledgements.after(Promise.resolve(), event(2));
  await nextTurn();
  expect(told).toEqual([]);
  expect(acknowledgements.pending).toBe(2);
  storeFirst();
  await acknowledgements.settled();
  expect(told).toEqual([1, 2]);
  expect(acknowledgements.pending).toBe(0);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('end at the first event that cannot be stored', async () => {
  const { told, socket, acknowledgements } = sender();
  acknowledgements.after(Promise.resolve(), event(1));
  acknowledgements.after(Promise.reject(new Error('no storage')), event(2));
  acknowledgements.after(Promise.resolve(), event(3));
  await expect(acknowledgements.settled()).rejects.toThrow('no storage');
  expect(told).toEqual([1]);
  expect(socket.destroyed).toBe(true);
});

test('are not buffered for a sender that never reads them', async () => {
  const { socket, acknowledgements } = sender({ reads: false });
  for (let sequence = 0; sequence < 20_000; sequence += 1)
    acknowledgements.after(Promise.resolve(), event(sequence));
  await acknowledgements.settled();
  expect(socket.destroyed).toBe(true);
  expect(socket.writableLength).toBeLessThan(70_000);
  expect(socket.errored?.message).toBe('the sender reads no acknowledgements');
});
