import { Suspense, useState } from 'react';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { hasLegacyCharts } from './legacy-storage';

/** Offers the charts of an older console, until users have decided about them. */
export function LegacyNotice() {
  const [legacy, setLegacy] = useState(hasLegacyCharts);
  return (
    legacy && (
      <Suspense fallback={null}>
        <LegacyCharts onSettled={() => setLegacy(false)} />
      </Suspense>
    )
  );
}

const LegacyCharts = lazyComponent(
  withTexts(['widgets'], async () => (await import('./LegacyCharts')).LegacyCharts),
);
