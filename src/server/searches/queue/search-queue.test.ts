import { describe, expect, it } from 'vitest';
import { createSearchQueue, SEARCH_LIMITS, type Asked, type QueueLimits } from './search-queue';

const never = new AbortController().signal;

/** A queue of one place, and what began in it, in order. */
function queueOf(limits: Partial<QueueLimits> = {}) {
  const queue = createSearchQueue({ ...SEARCH_LIMITS, places: 1, ...limits });
  const begun: string[] = [];
  const enter = (name: string, asked: Partial<Asked> = {}, signal = never) => {
    const ticket = queue.enter({ user: name[0] ?? '', ...asked }, signal);
    void ticket.started.then(
      () => begun.push(name),
      () => undefined,
    );
    return ticket;
  };
  /** Lets promises settle. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { enter, begun, settled };
}

describe('searches', () => {
  it('begin as others end: users in turn, those of a user in order', async () => {
    const { enter, begun, settled } = queueOf();
    const tickets = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => enter(name));
    expect(tickets.map((ticket) => ticket.ahead())).toEqual([undefined, 1, 4, 2, 3, 5]);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
      await settled();
      expect(begun.at(-1)).toBe(name);
      tickets[['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].indexOf(name)]?.leave();
    }
    expect(begun).toHaveLength(6);
  });

  it('that are equal begin together', async () => {
    const { enter, begun, settled } = queueOf();
    const first = enter('a1');
    for (const name of ['b1', 'c1']) enter(name, { key: 'wall' });
    enter('d1');
    first.leave();
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1']);
  });

  it('whose client goes away, or that leave, make room', async () => {
    const { enter, begun, settled } = queueOf();
    const first = enter('a1');
    const client = new AbortController();
    const gone = enter('b1', {}, client.signal);
    const left = enter('c1');
    const last = enter('d1');
    expect(last.ahead()).toBe(3);
    client.abort(new Error('gone'));
    left.leave();
    await expect(gone.started).rejects.toThrow('gone');
    expect(last.ahead()).toBe(1);
    first.leave();
    await settled();
    expect(begun).toEqual(['a1', 'd1']);
  });

  it('that step aside let others run', async () => {
    const { enter, begun, settled } = queueOf();
    const first = enter('a1');
    enter('b1');
    let goOn: () => void = () => undefined;
    const waited = first.stepAside(new Promise<void>((resolve) => (goOn = resolve)));
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    goOn();
    await waited;
    enter('c1');
    first.leave();
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it.each([
    ['of a user', { waitingEach: 2 }, 'a3'],
    ['of all', { waiting: 2 }, 'c1'],
    ['by size', { waitingSize: 25 }, 'c1'],
  ])('are refused with the time to try again when too many wait: %s', (_, limits, name) => {
    const { enter } = queueOf(limits);
    for (const one of ['a0', 'a1', 'a2']) enter(one, { size: 10 });
    expect(() => enter(name, { size: 10 })).toThrow(
      expect.objectContaining({ status: 429, headers: { 'retry-after': '10' } }),
    );
    expect(() => enter(name, { continues: true })).not.toThrow();
  });

  it('do not wait forever', async () => {
    const { enter } = queueOf({ patience: 5 });
    enter('a1');
    await expect(enter('b1').started).rejects.toMatchObject({ status: 503 });
  });
});
