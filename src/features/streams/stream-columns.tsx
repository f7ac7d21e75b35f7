import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import type { StreamRow } from '@/contract/streams';
import { formatInstant } from '@/domain/format/instants/instant';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { paths } from '@/shared/paths';
import { serverFormText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { isBuiltIn } from './model/stream-rights';
import { RulesCell } from './RulesCell';
import { StreamRate } from './StreamRate';

type StreamFacts = {
  zone: string;
  /** Undefined for index sets that the user may not read. */
  indexSetTitle: (id: string) => string | undefined;
  /** The index sets are loaded. */
  knowsIndexSets: boolean;
};

export function streamColumns({
  zone,
  indexSetTitle,
  knowsIndexSets,
}: StreamFacts): EntityColumn<StreamRow>[] {
  const created = ({ created_at: at }: StreamRow) => formatInstant(at, { zone });
  const status = ({ disabled }: StreamRow) => t(disabled ? 'streams.paused' : 'streams.running');
  return [
    {
      id: 'title',
      title: t('streams.column.title'),
      value: ({ title }) => title,
      width: { weight: 2 },
      cell: (stream) => (
        <EntityListItem
          to={paths.streamSearch(stream.id)}
          title={stream.title}
          description={serverFormText(stream.description ?? '')}
          badges={badges(stream)}
        />
      ),
    },
    {
      id: 'description',
      title: t('streams.column.description'),
      value: ({ description }) => serverFormText(description ?? ''),
      width: { weight: 2 },
    },
    {
      id: 'index_set_title',
      title: t('streams.column.indexSet'),
      value: ({ index_set_id: id }) => indexSetTitle(id),
      sortable: true,
      cell: ({ index_set_id: id }) =>
        indexSetTitle(id) ?? (knowsIndexSets && <Faint>{t('streams.indexSetNotReadable')}</Faint>),
    },
    {
      id: 'rules',
      title: t('streams.column.rules'),
      value: ({ rules }) => rules?.length ?? 0,
      width: 'owner',
      sortable: false,
      cell: (stream, sections) => (
        <RulesCell
          stream={stream}
          isOpen={sections.isOpen('rules')}
          onToggle={() => sections.toggle('rules')}
        />
      ),
    },
    {
      id: 'throughput',
      title: t('streams.column.rate'),
      value: () => undefined,
      width: 'owner',
      align: 'end',
      sortable: false,
      live: true,
      permissions: [PERMISSIONS.metrics.read],
      cell: ({ id }) => <StreamRate id={id} />,
    },
    {
      id: 'disabled',
      title: t('streams.column.status'),
      value: status,
      width: 'number',
      cell: (stream) => <Status $running={!stream.disabled}>{status(stream)}</Status>,
    },
    {
      id: 'created_at',
      title: t('streams.column.created'),
      value: created,
      width: 'date',
      cell: (stream) => <time dateTime={stream.created_at}>{created(stream)}</time>,
    },
    {
      id: 'creator_user_id',
      title: t('streams.column.owner'),
      value: ({ creator_user_id: owner }) => owner,
      width: 'owner',
      sortable: false,
    },
  ];
}

function badges(stream: StreamRow) {
  if (stream.is_default) return <Chip tone="accent">{t('streams.default')}</Chip>;
  return isBuiltIn(stream) && <Chip>{t('streams.builtIn')}</Chip>;
}

const Faint = styled.span`
  color: ${({ theme }) => theme.color.faint};
`;

/** The coloured dot repeats the text. */
const Status = styled.span<{ $running: boolean }>`
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: ${({ theme, $running }) => ($running ? theme.color.success : theme.color.faint)};
  }
`;
