import { useState } from 'react';

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
      write(keyOf(id), next);
    },
  };
}

/** A number with a minus is a pause: what it goes on with. */
function read(key: string): Remembered {
  try {
    const seconds = Number(localStorage.getItem(key));
    if (Number.isInteger(seconds) && seconds !== 0) return { interval: seconds > 0 ? seconds : undefined, preferred: Math.abs(seconds) };
  } catch {
    // Storage may be forbidden; then nothing is remembered.
  }
  return { interval: undefined, preferred: PREFERRED };
}

function write(key: string, { interval, preferred }: Remembered): void {
  try {
    localStorage.setItem(key, `${interval ?? -preferred}`);
  } catch {
    // As above.
  }
}
