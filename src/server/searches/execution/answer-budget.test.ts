import { describe, expect, it } from 'vitest';
import { AnswerTooLarge, createAnswerBudget } from './answer-budget';

const never = new AbortController().signal;
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('answers that are on their way', () => {
  it('hold no more together than the limit; who comes later waits for his turn', async () => {
    const budget = createAnswerBudget(100);
    const order: string[] = [];
    const [first, second, third] = [budget.open(), budget.open(), budget.open()];
    await first.take(60, never);
    const waiting = [
      second.take(60, never).then(() => order.push('second')),
      third.take(10, never).then(() => order.push('third')),
    ];
    await turn();
    expect(order).toEqual([]);
    first.release();
    await Promise.all(waiting);
    expect(order).toEqual(['second', 'third']);
  });

  it('are refused when they alone are beyond the limit', async () => {
    const share = createAnswerBudget(100 * 1024 * 1024).open();
    await expect(share.take(200 * 1024 * 1024, never)).rejects.toThrow(
      'The response would take 200 MB of memory, and at most 100 MB are possible. Request fewer rows or groups.',
    );
    await expect(share.take(200 * 1024 * 1024, never)).rejects.toThrow(AnswerTooLarge);
  });

  it('that are given up while they wait let the next one in', async () => {
    const budget = createAnswerBudget(100);
    const [first, gone, small] = [budget.open(), budget.open(), budget.open()];
    await first.take(50, never);
    const controller = new AbortController();
    const waiting = [gone.take(80, controller.signal), small.take(40, never)];
    controller.abort(new Error('gone'));
    await expect(waiting[0]).rejects.toThrow('gone');
    await waiting[1];
    expect(small.taken()).toBe(40);
  });

  it('that ask for more while they hold something do not wait for those that wait for them', async () => {
    const budget = createAnswerBudget(100);
    const [one, other] = [budget.open(), budget.open()];
    await one.take(50, never);
    await other.take(50, never);
    await Promise.all([one.take(30, never), other.take(30, never)]);
    expect([one.taken(), other.taken()]).toEqual([80, 80]);
  });
});
