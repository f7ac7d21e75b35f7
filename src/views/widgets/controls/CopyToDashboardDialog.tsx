import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '@/api/client';
import { listDashboards } from '@/contract/views';
import { withoutScreens } from '@/domain/screens/screen-lists';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { paginationTexts } from '@/shared/lists/list-texts';
import { refresh } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { Notice } from '@/ui/notice/Notice';
import { Pagination } from '@/ui/pagination/Pagination';
import { TextInput } from '@/ui/text-input/TextInput';
import { tellMerge } from '@/views/saving/carried-variables-texts';
import { copyToDashboard } from '@/views/saving/copy-widget';
import { viewQueries } from '@/views/saving/queries';
import { canEditView } from '@/views/saving/rights';
import { useView } from '@/views/session/session-context';
import { defaultTitle } from '../types/registry';

const PAGE_SIZE = 5;

type Props = { widgetIds: readonly string[]; onClose: () => void };

/** Copies widgets to a dashboard that users choose from a list. */
export function CopyToDashboardDialog({ widgetIds, onClose }: Props) {
  const { view, state } = useView();
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [{ query, page }, setWanted] = useState({ query: '', page: 1 });
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryRoots.dashboards, 'choice', query, page],
    queryFn: ({ signal }) =>
      call(
        listDashboards,
        { page, per_page: PAGE_SIZE, query: withoutScreens(query), sort: 'title', order: 'asc' },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const copy = useMutation({
    mutationFn: (dashboardId: string) => copyToDashboard(view, new Set(widgetIds), dashboardId),
    onSuccess: ({ dashboard, merge }) => {
      client.setQueryData(viewQueries.document(dashboard.id).queryKey, dashboard);
      void refresh(client, [queryRoots.dashboards]);
      tellMerge(merge, dashboard.title);
      toasts.success(doneText(dashboard.title), undefined, {
        label: t('views.openDashboard'),
        onSelect: () => void navigate(paths.dashboard(dashboard.id)),
      });
      onClose();
    },
  });
  const doneText = (dashboard: string) => {
    const [first, ...others] = state.widgets.filter(({ id }) => widgetIds.includes(id));
    if (!first || others.length > 0)
      return t('dashboards.copiedManyTo', { count: widgetIds.length, dashboard });
    const title = state.titles.widget[first.id] ?? defaultTitle(first);
    return t('dashboards.copiedTo', { title, dashboard });
  };
  const found = data?.elements ?? [];
  return (
    <Modal
      title={t('widgets.toDashboard')}
      onClose={onClose}
      closeLabel={t('forms.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('forms.cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen === undefined || copy.isPending}
            onClick={() => {
              if (chosen !== undefined) copy.mutate(chosen);
            }}
          >
            {t(widgetIds.length > 1 ? 'dashboards.copyWidgets' : 'dashboards.copyWidget')}
          </Button>
        </>
      }
    >
      <Content>
        <TextInput
          label={t('dashboards.search')}
          type="search"
          value={query}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setWanted({ query: value, page: 1 })}
        />
        {error && <FailureNotice error={error} retry={() => void refetch()} />}
        {copy.error && (
          <Notice tone="danger">
            {t('dashboards.copyFailed', { message: errorText(copy.error) })}
          </Notice>
        )}
        {data && found.length === 0 && <p>{t('dashboards.noneFound')}</p>}
        <List role="radiogroup" aria-label={t('dashboards.choose')}>
          {found.map((dashboard) => (
            <label key={dashboard.id}>
              <input
                type="radio"
                name="dashboard"
                checked={chosen === dashboard.id}
                disabled={!canEditView(session, dashboard)}
                onChange={() => setChosen(dashboard.id)}
              />
              <span>
                {dashboard.title}
                {dashboard.summary !== '' && <small>{dashboard.summary}</small>}
              </span>
            </label>
          ))}
        </List>
        <Pagination
          page={page}
          pages={Math.max(page, Math.ceil((data?.pagination.total ?? 0) / PAGE_SIZE))}
          onPage={(next) => setWanted({ query, page: next })}
          texts={paginationTexts()}
        />
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  p {
    margin: 0;
  }
`;

const List = styled.div`
  display: grid;
  label {
    display: flex;
    align-items: baseline;
    gap: ${({ theme }) => theme.space.s};
    padding-block: ${({ theme }) => theme.space.xs};
  }
  input {
    accent-color: ${({ theme }) => theme.color.accent};
  }
  small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
  }
`;
