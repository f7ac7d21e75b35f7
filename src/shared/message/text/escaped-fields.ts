import { useState } from 'react';
import { writeLocal, readLocalJson } from '@/shared/local-choice/local-choice';

const KEY = 'console.escaped-breaks';
/** Fields that are not opened any more make room. */
const KEPT = 100;

/**
 * Whether written out breaks of a field are shown as breaks; remembered in this browser, because
 * one sender writes all of them so.
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
      writeLocal(KEY, JSON.stringify(next ? [field, ...others].slice(0, KEPT) : others));
    },
  ];
}

function readFields(): readonly unknown[] {
  const stored = readLocalJson(KEY);
  return Array.isArray(stored) ? stored : [];
}
