import { useState } from 'react';
import { writeLocal, readLocal } from '@/shared/local-choice/local-choice';

export type RefreshInterval = {
  /** Seconds; undefined while it is off. */
  interval: number | undefined;
  /** What one press starts it with: what it was before the pause. */
  preferred: number;
  setInterval: (interval: number | undefined) => void;
};

type Remembered = Pick<RefreshInterval, 'interval' | 'preferred'>;

const PREFERRED = 10;
const keyOf = (id: string) => `console.refresh.${id}`;

/** How often a page asks again by itself, remembered in this browser under the page's `id`. */
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

/** A number with a minus is a pause: what it goes on with. */
function read(key: string): Remembered {
  const seconds = Number(readLocal(key));
  if (Number.isInteger(seconds) && seconds !== 0)
    return { interval: seconds > 0 ? seconds : undefined, preferred: Math.abs(seconds) };
  return { interval: undefined, preferred: PREFERRED };
}
