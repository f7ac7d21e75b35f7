import { Suspense, useEffect, useState } from 'react';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ViewActions } from '@/views/actions/ViewActions';
import type { ViewPaths } from '@/views/storing/view-paths';

/** Actions on a search, and the clipboard of its widgets: all of it loads after the rows. */
export function SearchActions({ paths }: { paths: ViewPaths }) {
  const isUsed = useIsUsed();
  return (
    <>
      <ViewActions paths={paths} />
      {isUsed && (
        <Suspense fallback={null}>
          <PlainClipboard />
        </Suspense>
      )}
    </>
  );
}

const PlainClipboard = lazyComponent(
  withTexts(
    ['widgets'],
    async () => (await import('@/views/widget-grid/PlainClipboard')).PlainClipboard,
  ),
);

/** Whether users have moved the pointer or pressed a key: until then nobody pastes anything. */
function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const use = () => setUsed(true);
    for (const event of USES) addEventListener(event, use, { capture: true, once: true });
    return () => {
      for (const event of USES) removeEventListener(event, use, { capture: true });
    };
  }, [isUsed]);
  return isUsed;
}

const USES = ['pointermove', 'pointerdown', 'keydown'] as const;
