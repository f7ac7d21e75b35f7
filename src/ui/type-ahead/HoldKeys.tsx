import { useLayoutEffect } from 'react';
import { useLatest } from '@/ui/latest/use-latest';
import { holdKeys } from './held-keys';

/**
 * Part of a fallback: holds back keys until the content that they are meant for has loaded, or
 * Escape closes it.
 */
export function HoldKeys({ onEscape }: { onEscape: () => void }) {
  const escape = useLatest(onEscape);
  useLayoutEffect(() => holdKeys(() => escape.current()), [escape]);
  return null;
}
