import { useState } from 'react';
import { writeLocal, readLocalJson } from '@/shared/local-choice/local-choice';

const KEY = 'console.escaped-breaks';
/** Maximum number of fields; the least recently used are dropped. */
const MAX_FIELDS = 100;

/**
 * Whether escaped line breaks of a field are shown as line breaks. Remembered per field in this
 * browser, because a sender usually escapes all of them.
 */
export function useEscapedBreaks(
  field: string,
): [broken: boolean, setBroken: (broken: boolean) => void] {
  const [broken, setBroken] = useState(() => readFields().includes(field));
  return [
    broken,
    (next) => {
      setBroken(next);
      const others = readFields().filter((one) => one !== field);
      writeLocal(KEY, JSON.stringify(next ? [field, ...others].slice(0, MAX_FIELDS) : others));
    },
  ];
}

function readFields(): readonly unknown[] {
  const stored = readLocalJson(KEY);
  return Array.isArray(stored) ? stored : [];
}
