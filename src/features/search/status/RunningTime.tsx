import { useState } from 'react';
import { useNow } from '@/shared/refresh/use-now';
import { t } from '@/shared/texts/t';

const SECOND = 1_000;

/** Says that a search is running, with the elapsed time once that is noticeable. */
export function RunningTime() {
  const [start] = useState(() => Date.now());
  const seconds = Math.max(0, Math.floor((useNow(SECOND) - start) / SECOND));
  return (
    <span>
      {seconds < 1
        ? t('status.searching')
        : t('status.searchingFor', { duration: t('timeRange.seconds', { count: seconds }) })}
    </span>
  );
}
