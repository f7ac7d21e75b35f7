import { useEffect, useState } from 'react';

const IDLE_MS = 3_000;

/** Whether the pointer has not moved for a while, so that its cursor can be hidden. */
export function useIdleCursor(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), IDLE_MS);
    const onMove = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', onMove);
    };
  }, []);
  return isIdle;
}
