import { useEffect } from 'react';
import { useLatest } from '@/ui/latest/use-latest';
import { keyRegistry, type PageKey } from './key-registry';

/**
 * Registers keys of the page while the component is mounted. `section` is a translated heading for
 * the list of shortcuts.
 */
export function useKeys(section: string, keys: readonly PageKey[]): void {
  const latest = useLatest(keys);
  // Registered again only when names or labels change; handlers are looked up at the key press.
  const listed = keys.map(({ keys: names, label }) => `${names}\t${label}`).join('\n');
  useEffect(() => {
    const registered = latest.current.map((key, index) => ({
      ...key,
      ...(key.run && { run: (event: KeyboardEvent) => latest.current[index]?.run?.(event) }),
    }));
    return keyRegistry.register({ id: section, keys: registered });
  }, [latest, section, listed]);
}
