import RotateCw from 'lucide-react/icons/rotate-cw';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import type { Stream } from '@/contract/streams';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatCount } from '@/domain/format/number';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { messageId, messageName } from '@/shared/message/facts/message-facts';
import { valueLine } from '@/shared/message/text/value-text';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { SegmentedControl } from '@/ui/segmented-control/SegmentedControl';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { DataTable } from '@/ui/table/DataTable';
import type { TableColumn } from '@/ui/table/table-column';
import type { TestMessage } from './message-address';
import type { Sampled } from './sample';
import { SampleSearch } from './SampleSearch';
import type { TestedRow, useSample } from './use-sample';

type Shown = 'all' | 'yes' | 'no' | 'undecided';
const SHOWN_AT_FIRST = 20;
const TEXT = 300;

type SampleCardProps = {
  stream: Pick<Stream, 'rules' | 'remove_matches_from_default_stream'>;
  sample: ReturnType<typeof useSample>;
  onSearch: (sampled: Sampled) => void;
  chosen: TestMessage;
  onChoose: (message: TestMessage | undefined) => void;
  details: ReactNode;
};

/** Messages to test with, at first the newest of the default stream: which match, and which do not. */
export function SampleCard({
  stream,
  sample,
  onSearch,
  chosen,
  onChoose,
  details,
}: SampleCardProps) {
  const { zone } = useSession();
  // Every outcome would be the same.
  const isEmpty = stream.rules.length === 0;
  const [shown, setShown] = useState<Shown>('all');
  const [all, setAll] = useState(false);
  const { sample: query, rows, tested, error } = sample;
  const listed = useMemo(
    () => tested?.filter(({ takes }) => shown === 'all' || outcomeOf(takes) === shown) ?? [],
    [tested, shown],
  );
  const visible = all ? listed : listed.slice(0, SHOWN_AT_FIRST);
  const columns = useMemo(() => columnsOf(zone, isEmpty), [zone, isEmpty]);
  const chosenKey = `${chosen.index}/${chosen.id}`;
  return (
    <DetailCard
      title={titleOfCard(sample)}
      busy={query.isFetching}
      actions={
        <Reload>
          {rows && (
            <Small>
              {t('streams.sampleAsOf', {
                time: formatInstant(query.dataUpdatedAt, { zone, format: 'timeOfDay' }),
              })}
            </Small>
          )}
          <Button
            icon={<RotateCw aria-hidden size="1em" />}
            aria-disabled={query.isFetching || undefined}
            onClick={() => void query.refetch()}
          >
            {t('streams.sampleAgain')}
          </Button>
        </Reload>
      }
    >
      <SampleSearch onSearch={onSearch} />
      {rows && rows.length > 0 && <Small>{spanText(rows, zone)}</Small>}
      {query.isError && <FailureNotice error={query.error} retry={() => void query.refetch()} />}
      {error && <FailureNotice error={error} title={t('streams.notTested')} />}
      {!tested && !query.isError && !error && (
        <SkeletonList label={t('streams.sampleLoading')} rows={4} />
      )}
      {rows?.length === 0 && (
        <EmptyState title={t(sample.isNewest ? 'streams.sampleEmpty' : 'streams.foundNone')}>
          {t(sample.isNewest ? 'streams.sampleEmptyHelp' : 'streams.foundNoneHelp')}
        </EmptyState>
      )}
      {tested && tested.length > 0 && (
        <>
          {!isEmpty && <Outcomes tested={tested} shown={shown} onChange={setShown} />}
          {!isEmpty && stream.remove_matches_from_default_stream && (
            <Small>{t('streams.sampleRemoved')}</Small>
          )}
          <DataTable
            label={t('streams.sampleRows')}
            columns={columns}
            rows={visible}
            rowKey={keyOf}
            rowTitle={titleOf}
            texts={tableTexts()}
            expanded={new Set([chosenKey])}
            onToggle={(key) => {
              const row = listed.find((one) => keyOf(one) === key)?.row;
              onChoose(
                row && key !== chosenKey ? { index: row.index, id: messageId(row) } : undefined,
              );
            }}
            renderDetails={() => details}
            place={shown}
            empty={<EmptyState title={t('streams.sampleNone')} />}
          />
          {listed.length > visible.length && (
            <More variant="quiet" onClick={() => setAll(true)}>
              {t('streams.sampleMore', { count: listed.length - visible.length })}
            </More>
          )}
        </>
      )}
    </DetailCard>
  );
}

/** Says how many messages there are once they are loaded. */
function titleOfCard({ rows, ofDefault, isNewest }: ReturnType<typeof useSample>): string {
  const count = rows?.length ?? 0;
  if (count === 0) return t('streams.sampleRows');
  if (!isNewest) return t('streams.found', { count });
  return t(ofDefault ? 'streams.sample' : 'streams.sampleOfAll', { count });
}

/** Over which time the messages are, which a hundred of them may fill in seconds. */
function spanText(rows: readonly ResultMessage[], zone: string): string {
  const at = (row: ResultMessage | undefined) =>
    formatInstant(String(row?.message['timestamp'] ?? ''), { zone });
  return t('streams.sampleSpan', { from: at(rows.at(-1)), to: at(rows[0]) });
}

/** Whether the sample lists a message, which then opens in its row. */
export const isInSample = (rows: readonly TestedRow[] | undefined, { index, id }: TestMessage) =>
  rows?.some((one) => keyOf(one) === `${index}/${id}`) ?? false;

function Outcomes({
  tested,
  shown,
  onChange,
}: {
  tested: readonly TestedRow[];
  shown: Shown;
  onChange: (shown: Shown) => void;
}) {
  const count = (wanted: Shown) =>
    formatCount(tested.filter(({ takes }) => outcomeOf(takes) === wanted).length);
  const hasUndecided = tested.some(({ takes }) => takes === undefined);
  return (
    <Choice>
      <SegmentedControl<Shown>
        label={t('streams.outcome')}
        value={shown}
        onChange={onChange}
        options={[
          { value: 'all', label: t('streams.outcomeAll', { number: formatCount(tested.length) }) },
          { value: 'yes', label: t('streams.outcomeYes', { number: count('yes') }) },
          { value: 'no', label: t('streams.outcomeNo', { number: count('no') }) },
          ...(hasUndecided
            ? [
                {
                  value: 'undecided' as const,
                  label: t('streams.outcomeUndecided', { number: count('undecided') }),
                },
              ]
            : []),
        ]}
      />
      {hasUndecided && <Small>{t('streams.undecidedHelp')}</Small>}
    </Choice>
  );
}

const outcomeOf = (takes: boolean | undefined): Exclude<Shown, 'all'> =>
  takes === undefined ? 'undecided' : takes ? 'yes' : 'no';
const keyOf = ({ row }: TestedRow) => messageName(row);
const titleOf = ({ row: { message } }: TestedRow) => valueLine(message['message'], TEXT);

function columnsOf(zone: string, isEmpty: boolean): TableColumn<TestedRow>[] {
  const outcome: TableColumn<TestedRow> = {
    id: 'outcome',
    title: t('streams.outcome'),
    width: 'owner',
    cell: ({ takes }) => (
      <Takes $takes={takes === true}>
        {t(
          takes === undefined ? 'streams.undecided' : takes ? 'streams.takes' : 'streams.takesNot',
        )}
      </Takes>
    ),
  };
  return [
    {
      id: 'timestamp',
      title: t('message.timestamp'),
      width: 'date',
      cell: ({ row: { message } }) => {
        const at = String(message['timestamp'] ?? '');
        return <time dateTime={at}>{formatInstant(at, { zone })}</time>;
      },
    },
    ...(isEmpty ? [] : [outcome]),
    {
      id: 'source',
      title: 'source',
      width: 'owner',
      cell: ({ row: { message } }) => <Log>{valueLine(message['source'], TEXT)}</Log>,
    },
    { id: 'message', title: 'message', cell: (row) => <Log>{titleOf(row)}</Log> },
  ];
}

const Choice = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

const Small = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;

const Reload = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;

const More = styled(Button)`
  justify-self: center;
`;

const Takes = styled.span<{ $takes: boolean }>`
  color: ${({ theme, $takes }) => ($takes ? theme.color.success : theme.color.muted)};
  white-space: nowrap;
`;

/** Long messages are read in their row once it is opened. */
const Log = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font: ${({ theme }) => `${theme.size.log}/1.5 ${theme.font.log}`};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
