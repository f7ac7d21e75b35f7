import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The time of the last print; the page is printed as it is right after `beforeprint`. */
export function usePrintedAt(): number {
  const [printedAt, setPrintedAt] = useState(() => Date.now());
  useEffect(() => {
    const onBefore = () => flushSync(() => setPrintedAt(Date.now()));
    addEventListener('beforeprint', onBefore);
    return () => removeEventListener('beforeprint', onBefore);
  }, []);
  return printedAt;
}
