import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MessagePage } from '@/shared/failure/MessagePage';
import { t } from '@/shared/texts/t';
import { searchQueries } from '@/views/execution/queries';

/** The widgets, unless the user may not read any stream, so that all of them would fail. */
export function UnlessNoStreams({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...searchQueries.streams(), retry: false });
  if (data?.length !== 0) return children;
  return (
    <MessagePage
      title={t('failure.noStreamsTitle')}
      words={[t('failure.noStreams')]}
      more={t('failure.noStreamsHelp')}
    >
      {null}
    </MessagePage>
  );
}
