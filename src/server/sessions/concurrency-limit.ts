import { createWaitingRoom } from './waiting-room';

/** Where a task waits, and as whose: each key has a share of the places of its lane. */
export type Place = { lane: 'known' | 'unknown'; key: string };

export type ConcurrencyOptions = {
  /** How many tasks run at a time. */
  running: number;
  /** How many may wait in each lane, and how many of them with the same key. */
  places: number;
  share: number;
  /** The error of tasks that find no place. */
  refusal: () => Error;
};

/** Runs a few tasks at a time. Both lanes take turns, so that neither can block the other. */
export function createConcurrencyLimit({ running, places, share, refusal }: ConcurrencyOptions) {
  const rooms = {
    known: createWaitingRoom({ places, share }),
    unknown: createWaitingRoom({ places, share }),
  };
  let first: Place['lane'] = 'known';
  let active = 0;

  // A finished task hands its slot to the next in line, so that no newcomer can take it.
  const release = () => {
    const second = first === 'known' ? 'unknown' : 'known';
    if (rooms[first].admitNext()) first = second;
    else if (!rooms[second].admitNext()) active -= 1;
  };

  return async <T>({ lane, key }: Place, task: () => Promise<T>): Promise<T> => {
    if (active >= running)
      await new Promise<void>((admit, reject) => {
        const refuse = () => reject(refusal());
        if (!rooms[lane].enter(key, { admit, refuse })) refuse();
      });
    else active += 1;
    try {
      return await task();
    } finally {
      release();
    }
  };
}
