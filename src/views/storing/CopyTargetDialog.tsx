import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '@/api/client';
import { listDashboards } from '@/contract/views';
import { withoutScreens } from '@/domain/screens/screen-lists';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { pageSizeTexts, paginationTexts } from '@/shared/lists/list-texts';
import { refresh } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { pageCount } from '@/ui/pagination/page-numbers';
import { PageSize } from '@/ui/pagination/PageSize';
import { Pagination } from '@/ui/pagination/Pagination';
import { TextInput } from '@/ui/text-input/TextInput';
import { tellMerge } from './carried-variables-texts';
import type { Copied } from './copy-to-dashboard';
import { viewQueries } from './queries';
import { mayEditView } from './rights';

const PAGE_SIZES = [5, 10, 15];
const FIRST = { query: '', page: 1, size: 5 };

type CopyTargetDialogProps = {
  /** Label of the button. */
  submit: string;
  copy: (dashboardId: string) => Promise<Copied>;
  /** Tells that it was copied to the dashboard with this title. */
  doneText: (dashboard: string) => string;
  failure: (message: string) => ReactNode;
  onClose: () => void;
};

/** Copies something to a stored dashboard that users choose from a list. */
export function CopyTargetDialog({
  submit,
  copy,
  doneText,
  failure,
  onClose,
}: CopyTargetDialogProps) {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [{ query, page, size }, setWanted] = useState(FIRST);
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryRoots.dashboards, 'choice', query, page, size],
    queryFn: ({ signal }) =>
      call(
        listDashboards,
        { page, per_page: size, query: withoutScreens(query), sort: 'title', order: 'asc' },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const copying = useMutation({
    mutationFn: copy,
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
  const found = data?.elements ?? [];
  const total = data?.pagination.total ?? 0;
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
            disabled={chosen === undefined || copying.isPending}
            onClick={() => {
              if (chosen !== undefined) copying.mutate(chosen);
            }}
          >
            {submit}
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
          onChange={({ currentTarget: { value } }) => setWanted({ query: value, page: 1, size })}
        />
        {error && (
          <FailureNotice
            title={t('dashboards.choiceFailed')}
            error={error}
            retry={() => void refetch()}
          />
        )}
        {copying.error && failure(errorText(copying.error))}
        {data && found.length === 0 && <p>{t('dashboards.noneFound')}</p>}
        <List role="radiogroup" aria-label={t('dashboards.choose')}>
          {found.map((dashboard) => (
            <label key={dashboard.id}>
              <input
                type="radio"
                name="dashboard"
                checked={chosen === dashboard.id}
                disabled={!mayEditView(dashboard, session)}
                onChange={() => setChosen(dashboard.id)}
              />
              <span>
                {dashboard.title}
                {dashboard.summary !== '' && <small>{dashboard.summary}</small>}
              </span>
            </label>
          ))}
        </List>
        {total > FIRST.size && (
          <Foot>
            <Pagination
              page={page}
              pages={Math.max(page, pageCount(total, size))}
              onPage={(next) => setWanted({ query, page: next, size })}
              texts={paginationTexts()}
            />
            <PageSize
              size={size}
              sizes={PAGE_SIZES}
              onSize={(next) => setWanted({ query, page: 1, size: next })}
              texts={pageSizeTexts()}
            />
          </Foot>
        )}
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
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
