import { describe, expect, it } from 'vitest';
import type { ImportAnswer, ImportedMessage } from '@/contract/import';
import { ClientError } from '../client/client';
import { createSender } from './sender';

type Answer = (messages: readonly ImportedMessage[]) => ImportAnswer | Promise<ImportAnswer>;

const message = (text: string): ImportedMessage => ({ timestamp: 1, source: 's', message: text });
const all: Answer = (messages) => ({ accepted: messages.length, refused: [] });

function started(answer: Answer) {
  const sent: number[] = [];
  const refused: [number, string][] = [];
  let atOnce = 0;
  let most = 0;
  const client = {
    async call(_endpoint: unknown, input: unknown) {
      const { messages } = input as { messages: readonly ImportedMessage[] };
      sent.push(messages.length);
      most = Math.max(most, (atOnce += 1));
      try {
        await new Promise((resolve) => setImmediate(resolve));
        return (await answer(messages)) as never;
      } finally {
        atOnce -= 1;
      }
    },
  };
  const sender = createSender(client, (number, reason) => void refused.push([number, reason]));
  const add = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1)
      await sender.add(number, message(`m${number}`));
  };
  return { sender, add, sent, refused, most: () => most };
}

describe('a sender', () => {
  it('sends everything in batches, a few at a time', async () => {
    const { sender, add, sent, most } = started(all);
    await add(1, 21_001);
    await sender.end();
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(21_001);
    expect(Math.max(...sent)).toBeLessThan(10_000);
    expect(most()).toBeGreaterThan(1);
    expect(most()).toBeLessThan(5);
    expect([sender.stored(), sender.doneUpTo(), sender.unknown()]).toEqual([21_001, 21_001, []]);
  });

  it('names refused messages by their own numbers', async () => {
    const { sender, add, refused } = started((messages) => ({
      accepted: messages.length - 1,
      refused: [{ index: 1, reason: 'odd' }],
    }));
    await add(10, 12);
    await sender.end();
    expect(refused).toEqual([[11, 'odd']]);
    expect([sender.stored(), sender.doneUpTo()]).toEqual([2, 12]);
  });

  it('stops at a failure, and knows what is certain and what is not', async () => {
    let calls = 0;
    const { sender, add } = started((messages) => {
      calls += 1;
      if (calls === 2) throw new Error('cut off');
      return all(messages);
    });
    await expect(add(1, 100_000).then(sender.end)).rejects.toThrow('cut off');
    await sender.settled();
    const [unknown] = sender.unknown();
    expect(sender.doneUpTo()).toBe((unknown?.from ?? 0) - 1);
    expect(sender.stored()).toBeGreaterThanOrEqual(sender.doneUpTo());
    expect(sender.doneUpTo()).toBeGreaterThan(0);
  });

  it('sends a large message by itself; one that is too large is refused', async () => {
    const { sender, sent, refused } = started((messages) => {
      if (messages[0]?.message.startsWith('x'))
        throw Object.assign(new ClientError('too large'), { status: 413 });
      return all(messages);
    });
    await sender.add(1, message('small'));
    await sender.add(2, message('x'.repeat(3_000_000)));
    await sender.add(3, message('small'));
    await sender.end();
    expect(sent).toEqual([1, 1, 1]);
    expect(refused).toEqual([[2, 'The message is too large.']]);
  });
});
