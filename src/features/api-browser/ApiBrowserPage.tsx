import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { apiUrl } from '@/api/base-url';
import { ApiError } from '@/api/errors';
import { isApiDocument, type ApiDocument } from '@/contract/api-document';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useAddressText } from '@/shared/navigation/use-address-text';
import { PageHead } from '@/shared/page-header/PageHead';
import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { TextInput } from '@/ui/text-input/TextInput';
import { groupTitle } from './group-title';
import { OperationItem } from './OperationItem';
import { groupsOf } from './operations';
import { apiQueries } from './queries';

/** Every operation of the API, filtered by `?filter=`; `?operation=` is expanded. */
export function ApiBrowserPage() {
  const { data, error, refetch } = useQuery(apiQueries.document());
  // Servers before 7.1 describe themselves in a browser of their own alone.
  const hasNone =
    (data !== undefined && !isApiDocument(data)) ||
    (error instanceof ApiError && error.status === 404);
  return (
    <Page>
      <PageHead
        title={t('apiBrowser.title')}
        description={
          <>
            {t('apiBrowser.lead')}{' '}
            {!hasNone && (
              <a href={apiUrl('/api-docs/openapi')} target="_blank" rel="noreferrer">
                {t('apiBrowser.document')}
              </a>
            )}
          </>
        }
      />
      {hasNone && (
        <EmptyState
          title={t('apiBrowser.elsewhere')}
          action={
            <a href={apiUrl('/api-browser/global/index.html')} target="_blank" rel="noreferrer">
              {t('apiBrowser.openElsewhere')}
            </a>
          }
        />
      )}
      <FailureNotice error={hasNone ? null : error} retry={() => void refetch()} />
      {data === undefined && error === null && (
        <SkeletonList rows={12} columns={2} label={t('app.loadingPart')} />
      )}
      {data && !hasNone && <Operations document={data} />}
    </Page>
  );
}

function Operations({ document }: { document: ApiDocument }) {
  const [filter, setFilter] = useAddressText('filter');
  const [opened, open] = useAddressText('operation');
  const words = useDeferredValue(filter).toLowerCase().split(/\s+/).filter(Boolean);
  const groups = groupsOf(document, words, groupTitle);
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <>
      <Filter>
        <TextInput
          type="search"
          label={t('apiBrowser.filter')}
          placeholder={t('apiBrowser.filterPlaceholder')}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <Count role="status">{t('apiBrowser.count', { count })}</Count>
      </Filter>
      {count === 0 && <EmptyState title={t('apiBrowser.none')} />}
      {groups.map(({ name, operations }) => (
        <Group key={name} aria-label={groupTitle(name)}>
          <h2>{groupTitle(name)}</h2>
          <ul>
            {operations.map((operation) => (
              <OperationItem
                key={operation.operationId}
                operation={operation}
                document={document}
                open={operation.operationId === opened}
                onToggle={() => open(operation.operationId === opened ? '' : operation.operationId)}
              />
            ))}
          </ul>
        </Group>
      ))}
    </>
  );
}

const Page = styled.div`
  width: min(${({ theme }) => theme.width.page}, 100%);
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.l}
    ${({ theme }) => theme.space.xxl};
`;
const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space.m};
  margin: ${({ theme }) => theme.space.m} 0;
  > :first-child {
    flex: 1 1 20rem;
    max-width: ${({ theme }) => theme.width.sheet};
  }
`;
const Count = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
const Group = styled.section`
  margin-bottom: ${({ theme }) => theme.space.l};
  > h2 {
    margin: 0 0 ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.size.large};
  }
  > ul {
    margin: 0;
    padding: 0;
    border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.base};
    background: ${({ theme }) => theme.color.surface};
    list-style: none;
  }
`;
