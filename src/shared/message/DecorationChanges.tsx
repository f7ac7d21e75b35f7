import { Suspense } from 'react';
import type { ResultMessage } from '@/contract/search';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';

type Stats = NonNullable<ResultMessage['decoration_stats']>;

/** The changes that decorators made to a message; undefined without changes. */
export function decorationsOf({ decoration_stats: stats }: ResultMessage): Stats | undefined {
  return stats && Object.values(stats).some((fields) => Object.keys(fields ?? {}).length > 0)
    ? stats
    : undefined;
}

export function DecorationChanges({ stats }: { stats: Stats }) {
  return (
    <Suspense fallback={null}>
      <ChangesTable stats={stats} />
    </Suspense>
  );
}

const ChangesTable = lazyComponent(
  withTexts(['decorators'], async () => (await import('./ChangesTable')).ChangesTable),
);
