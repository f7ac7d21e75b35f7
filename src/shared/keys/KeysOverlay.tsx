import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { pressKey } from './key-registry';
import { useKeys } from './use-keys';

const KeyList = lazyComponent(async () => (await import('./KeyList')).KeyList);

/**
 * Handles the keys of the page, and lists them on `?`. `opener` renders a button that opens the
 * list.
 */
export function KeysOverlay({ opener }: { opener: (open: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  useSyncExternalStore(listenForKeys, () => true);
  useKeys(t('keys.general'), [
    { keys: '?', label: t('keys.showKeys'), run: () => setOpen(true) },
    { keys: 'Escape', label: t('keys.closeTop') },
  ]);
  return (
    <>
      {opener(() => setOpen(true))}
      {open && (
        <Suspense>
          <KeyList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function listenForKeys(): () => void {
  addEventListener('keydown', pressKey);
  return () => removeEventListener('keydown', pressKey);
}
