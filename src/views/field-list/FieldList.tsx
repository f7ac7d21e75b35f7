import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { missingStreamsOf } from '@/api/errors';
import type { ResultMessage } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { SegmentedControl } from '@/ui/segmented-control/SegmentedControl';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { TextInput } from '@/ui/text-input/TextInput';
import { searchQueries } from '@/views/execution/queries';
import type { Execution, SearchRequest } from '@/views/execution/search-request';
import {
  FIELD_GROUPS,
  fieldNamed,
  fieldsOfGroup,
  fieldsOfRows,
  findFields,
  hasUnlistedFields,
  knownFields,
  type FieldGroup,
} from './field-groups';
import type { FieldListActions } from './field-list-actions';
import { FieldRows } from './FieldRows';

/** A request to show the statistics of a field. */
export type FieldRequest = { field: string; times: number };

export type FieldListProps = {
  /** Determines the streams whose fields are listed before a search has run. */
  request: Pick<SearchRequest, 'streams' | 'range'>;
  /** The search has finished or failed. */
  settled: boolean;
  execution: Execution | undefined;
  /** Opens this field at the top; `times` tells requests for the same field apart. */
  requested?: FieldRequest | undefined;
} & FieldListActions;

/** The searchable fields, filtered while typing; there may be tens of thousands. */
export function FieldList({
  request,
  settled,
  execution,
  requested,
  columns,
  onColumnsChange,
  onQueryChange,
}: FieldListProps) {
  const settledExecution = useDeferredValue(execution);
  const rows = settledExecution?.messages?.messages ?? NO_ROWS;
  // Wait for the search result: rows come first.
  const query = searchQueries.fields(request.streams, request.range);
  const types = useQuery({ ...query, enabled: settled });
  const [group, setGroup] = useState<FieldGroup>(columns ? 'current' : 'all');
  const [text, setText] = useState('');
  // A requested field is shown until users search the list for another one.
  const [left, setLeft] = useState<number>();
  const shownField = requested && requested.times !== left ? requested.field : undefined;
  const filter = useDeferredValue(text);
  const known = useMemo(() => knownFields(types.data ?? []), [types.data]);
  const ofRows = useMemo(() => fieldsOfRows(known, rows), [known, rows]);
  const hasUnlisted = hasUnlistedFields(ofRows);
  // Refetched as long as the rows have an unknown field, except for those that decorators add,
  // which the server never lists.
  useQuery({
    ...query,
    enabled: types.isSuccess && hasUnlisted,
    refetchInterval: ({ state }) => (state.dataUpdateCount < MAX_FETCHES ? REFETCH_MS : false),
  });
  const fields = useMemo(() => fieldsOfGroup(group, known, ofRows), [group, known, ofRows]);
  const found = useMemo(() => {
    const matching = findFields(fields, filter);
    return shownField === undefined
      ? matching
      : [
          fieldNamed(shownField, known, ofRows),
          ...matching.filter(({ name }) => name !== shownField),
        ];
  }, [fields, filter, shownField, known, ofRows]);
  // Streams without read permission are reported in the results pane.
  const failed = types.isError && missingStreamsOf(types.error) === undefined;
  const loading = types.isPending && !(group === 'current' && fields.length > 0);

  return (
    <List>
      <Head>
        <TextInput
          label={t('fields.find')}
          placeholder={t('fields.find')}
          hideLabel
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setLeft(requested?.times);
          }}
        />
        <SegmentedControl
          label={t('fields.groups')}
          options={(columns ? FIELD_GROUPS : GROUPS_WITHOUT_ROWS).map((one) => ({
            value: one,
            label: t(LABELS[one]),
          }))}
          value={group}
          onChange={(next) => {
            setGroup(next);
            setLeft(requested?.times);
          }}
        />
      </Head>
      {failed && (
        <Notices>
          <FailureNotice error={types.error} retry={() => void types.refetch()} />
        </Notices>
      )}
      {loading && !failed && <Waiting />}
      {!loading && found.length === 0 && !failed && (
        <Words>
          {filter.trim() !== '' && fields.length > 0
            ? t('fields.noneFound', { text: filter.trim() })
            : noneOf(group, execution)}
        </Words>
      )}
      {found.length > 0 && (
        <FieldRows
          key={`${group} ${filter} ${shownField === undefined ? '' : requested?.times}`}
          fields={found}
          initialField={shownField}
          execution={settledExecution}
          {...(columns && onColumnsChange && { columns, onColumnsChange })}
          onQueryChange={onQueryChange}
        />
      )}
      <Count role="status">
        {loading
          ? ''
          : t('fields.count', { count: found.length, fields: formatCount(found.length) })}
      </Count>
    </List>
  );
}

const REFETCH_MS = 5_000;
const MAX_FETCHES = 4;
const GROUPS_WITHOUT_ROWS = FIELD_GROUPS.filter((group) => group !== 'current');
const NO_ROWS: readonly ResultMessage[] = [];
const LABELS = {
  current: 'fields.current',
  all: 'fields.all',
  reserved: 'fields.reserved',
} as const;

function noneOf(group: FieldGroup, execution: Execution | undefined): string {
  if (group !== 'current') return t('fields.none');
  return t(
    execution?.messages && execution.messages.messages.length > 0
      ? 'fields.noneCurrent'
      : 'fields.noMessages',
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={t('fields.loading')}>
      {WIDTHS.map((width) => (
        <Line key={width}>
          <Skeleton width={width} height="0.8em" />
        </Line>
      ))}
    </div>
  );
}

const WIDTHS = ['42%', '58%', '35%', '66%', '50%', '61%', '38%', '47%'];

const List = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  height: 100%;
`;

const Head = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.s}`};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  height: ${({ theme }) => theme.height.row};
  padding: 0 ${({ theme }) => theme.space.l};
`;

const Notices = styled.div`
  padding: ${({ theme }) => theme.space.m};
`;

const Words = styled.p`
  margin: 0;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`;

const Count = styled.div`
  margin-top: auto;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.micro};
`;
