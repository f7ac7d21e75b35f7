import { Suspense } from 'react';
import type { SearchError } from '@/contract/search';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** In the words of Graylog, which do not tell the limit. */
const BEYOND_LIMIT = /out of allowed time range limit/;

/** The limit of time ranges, where errors are about it. */
export const LimitOfErrors = ({ errors }: { errors: readonly SearchError[] }) =>
  errors.some(({ description }) => BEYOND_LIMIT.test(description)) ? (
    <Suspense fallback={null}>
      {' '}
      <RangeLimit />
    </Suspense>
  ) : null;

const RangeLimit = lazyComponent(
  withTexts(['timeRange'], async () => (await import('./RangeLimit')).RangeLimit),
  { preload: false },
);
