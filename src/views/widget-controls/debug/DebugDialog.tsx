import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';
import { effectiveQuery } from '@/domain/search/widgets/widget-search';
import { onlyQuery } from '@/domain/search/view/view';
import type { Widget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { Modal } from '@/ui/modal/Modal';
import { Spinner } from '@/ui/spinner/Spinner';
import { runJob } from '@/views/execution/run-search';
import { toSearch } from '@/views/execution/search-request';
import { useView } from '@/views/view-state/view-state-context';
import { useBound } from '@/views/variables/use-bindings';
import { searchOfWidget } from '@/views/widget-run/request/widget-queries';
import { requestOfTable } from '@/views/widget-run/request/widget-request';

/** The effective query of a widget, its search as it is sent, and what the server answers to it. */
export function DebugDialog({
  widget,
  title,
  onClose,
}: {
  widget: Widget;
  title: string;
  onClose: () => void;
}) {
  const { view } = useView();
  const { bound } = useBound(widget);
  const { request, query } = useMemo(() => {
    const page = onlyQuery(view);
    const window = bound.timerange ?? page.timerange;
    const search =
      bound.kind === 'messages'
        ? toSearch(requestOfTable(view, bound, window))
        : searchOfWidget(view, bound, window);
    return { request: search, query: effectiveQuery(page, bound).query };
  }, [view, bound]);
  const { data, error, refetch } = useQuery({
    queryKey: ['search', 'debug', request],
    queryFn: ({ signal }) => runJob(request, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Modal title={t('debug.title', { title })} onClose={onClose} closeLabel={t('forms.close')}>
      <Part title={t('debug.query')} text={query} />
      <Part title={t('debug.request')} text={JSON.stringify(request, null, 2)} />
      {error && <FailureNotice error={error} retry={() => void refetch()} />}
      {data ? (
        <Part title={t('debug.response')} text={JSON.stringify(data, null, 2)} />
      ) : (
        !error && <Spinner label={t('debug.response')} />
      )}
    </Modal>
  );
}

const Part = ({ title, text }: { title: string; text: string }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <Text tabIndex={0}>{text}</Text>
  </section>
);

const Text = styled.pre`
  max-height: 18em;
  margin: 0;
  padding: ${({ theme }) => theme.space.s};
  overflow: auto;
  background: ${({ theme }) => theme.color.sunken};
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.small};
`;
