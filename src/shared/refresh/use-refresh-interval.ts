import { useState } from 'react';
import { writeLocal, readLocal } from '@/shared/local-choice/local-choice';

export type RefreshInterval = {
  /** Seconds; undefined while disabled. */
  interval: number | undefined;
  /** The last interval in use, with which auto refresh resumes. */
  preferred: number;
  setInterval: (interval: number | undefined) => void;
};

type Remembered = Pick<RefreshInterval, 'interval' | 'preferred'>;

const PREFERRED = 10;
const keyOf = (id: string) => `console.refresh.${id}`;

/** The auto refresh interval of a page, remembered in this browser by `id`. */
export function useRefreshInterval(id: string): RefreshInterval {
  const [state, setState] = useState(() => read(keyOf(id)));
  return {
    ...state,
    setInterval: (interval) => {
      const next = { interval, preferred: interval ?? state.preferred };
      setState(next);
      writeLocal(keyOf(id), `${next.interval ?? -next.preferred}`);
    },
  };
}

/** A negative number means disabled, with the interval to resume with. */
function read(key: string): Remembered {
  const seconds = Number(readLocal(key));
  if (Number.isInteger(seconds) && seconds !== 0)
    return { interval: seconds > 0 ? seconds : undefined, preferred: Math.abs(seconds) };
  return { interval: undefined, preferred: PREFERRED };
}
