/** Someone who waits for their turn; exactly one of the two is called. */
export type Waiter = { admit(): void; refuse(): void };

export type WaitingRoom = {
  /**
   * Takes a place, or that of whoever came last with the key that has the most places and more than
   * this key would have. Returns false if there is none.
   */
  enter(key: string, waiter: Waiter): boolean;
  /** Admits the next one: keys take turns, each first come, first served. False if nobody waits. */
  admitNext(): boolean;
};

/** `places` in all, of which each key has at most `share`. */
export function createWaitingRoom({
  places,
  share,
}: {
  places: number;
  share: number;
}): WaitingRoom {
  /** In the order of their turns. */
  const queues = new Map<string, Waiter[]>();
  let taken = 0;

  const makeRoom = (held: number): boolean => {
    if (taken < places) return true;
    const [key, fullest] = [...queues].reduce<[string, Waiter[]]>(
      (most, one) => (one[1].length > most[1].length ? one : most),
      ['', []],
    );
    if (fullest.length <= held + 1) return false;
    fullest.pop()?.refuse();
    if (fullest.length === 0) queues.delete(key);
    taken -= 1;
    return true;
  };

  return {
    enter(key, waiter) {
      const queue = queues.get(key) ?? [];
      if (queue.length >= share || !makeRoom(queue.length)) return false;
      queue.push(waiter);
      queues.set(key, queue);
      taken += 1;
      return true;
    },
    admitNext() {
      for (const [key, queue] of queues) {
        const next = queue.shift();
        queues.delete(key);
        if (queue.length > 0) queues.set(key, queue);
        taken -= 1;
        next?.admit();
        return true;
      }
      return false;
    },
  };
}
