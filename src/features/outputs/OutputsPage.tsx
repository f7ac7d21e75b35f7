import { useCallback, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatCount, formatRate } from '@/domain/format/number';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { errorText } from '@/shared/failure/error-text';
import { paths } from '@/shared/paths';
import { TypedFormList } from '@/shared/resource/TypedFormList';
import type { Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { useFigures, type OutputFigures } from './figures';
import { StateChip } from './OutputFigures';
import { outputForm } from './output-form';
import { outputs, sentMessages, streamTitles, type OutputRow } from './outputs';

/** Streams shown in a row before the number of the others. */
const SHOWN = 3;
const form = outputForm();

/** All outputs, and the streams that use them. */
export function OutputsPage() {
  const navigate = useNavigate();
  const { isCounted } = useFigures();
  const columns = useMemo(() => outputColumns(isCounted), [isCounted]);
  const rowActions = useCallback(
    ({ streams }: OutputRow, usual: readonly MenuItem[]): MenuItem[] => {
      const href = sentMessages(streams);
      if (href === undefined) return [...usual];
      const onSelect = () => void navigate(href);
      return [...usual, { id: 'search', label: t('outputs.search'), href, onSelect }];
    },
    [navigate],
  );
  return (
    <TypedFormList
      of={outputs}
      form={form}
      columns={columns}
      rowActions={rowActions}
      failure={(error) => ({ title: t('outputs.notLoaded'), text: errorText(error) })}
    />
  );
}

/** The columns of the list; `isCounted` adds the live figures of the embedded node. */
const outputColumns =
  (isCounted: boolean) =>
  ({ zone }: Session): EntityColumn<OutputRow>[] => {
    const created = ({ created_at: at }: OutputRow) => formatInstant(at, { zone });
    return [
      {
        id: 'title',
        title: t('outputs.column.title'),
        value: ({ title }) => title,
        width: { weight: 2 },
        cell: ({ id, title }) => <EntityListItem to={paths.output(id)} title={title} />,
      },
      { id: 'type', title: t('outputs.column.type'), value: ({ typeName }) => typeName },
      {
        id: 'streams',
        title: t('outputs.column.streams'),
        value: streamTitles,
        width: { weight: 1.5 },
        cell: ({ streams }) => <StreamLinks streams={streams} />,
      },
      ...(isCounted ? figureColumns() : []),
      {
        id: 'created_at',
        title: t('outputs.column.created'),
        value: created,
        width: 'date',
        cell: (output) => <time dateTime={output.created_at}>{created(output)}</time>,
      },
      {
        id: 'creator_user_id',
        title: t('outputs.column.creator'),
        value: ({ creator_user_id: creator }) => creator,
        width: 'owner',
      },
    ];
  };

function figureColumns(): EntityColumn<OutputRow>[] {
  const figure = (
    id: string,
    title: string,
    show: (figures: OutputFigures) => string | undefined,
  ): EntityColumn<OutputRow> => ({
    id,
    title,
    value: () => undefined,
    width: 'number',
    align: 'end',
    sortable: false,
    live: true,
    cell: (output) => <Figure id={output.id} show={show} />,
  });
  return [
    {
      id: 'state',
      title: t('outputs.column.state'),
      value: () => undefined,
      sortable: false,
      live: true,
      cell: ({ id }) => <State id={id} />,
    },
    figure('rate', t('outputs.column.rate'), ({ perSecond }) =>
      perSecond === undefined ? undefined : formatRate(perSecond),
    ),
    figure('waiting', t('outputs.column.waiting'), ({ waiting, queue_size: queue }) =>
      queue === null ? undefined : `${formatCount(waiting)} / ${formatCount(queue)}`,
    ),
    figure('dropped', t('outputs.column.dropped'), ({ dropped }) => formatCount(dropped)),
  ];
}

function State({ id }: { id: string }) {
  const figures = useFigures().of(id);
  return figures ? <StateChip figures={figures} /> : '–';
}

function Figure({
  id,
  show,
}: {
  id: string;
  show: (figures: OutputFigures) => string | undefined;
}) {
  const figures = useFigures().of(id);
  return (figures && show(figures)) ?? '–';
}

function StreamLinks({ streams }: Pick<OutputRow, 'streams'>) {
  if (streams.length === 0) return <Faint>{t('outputs.noStreams')}</Faint>;
  const more = streams.length - SHOWN;
  return (
    <Names>
      {streams.slice(0, SHOWN).map(({ id, title }) => (
        <Link key={id} to={paths.streamOutputs(id)}>
          {title}
        </Link>
      ))}
      {more > 0 && <span>{t('outputs.moreStreams', { count: more })}</span>}
    </Names>
  );
}

const Names = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.s};
  overflow-wrap: anywhere;
`;

const Faint = styled.span`
  color: ${({ theme }) => theme.color.faint};
`;
