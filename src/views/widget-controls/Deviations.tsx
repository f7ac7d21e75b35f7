import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { Widget } from '@/domain/search/widgets/widget';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { labelOf } from '@/shared/time-range-picker/range-label';
import { Chip } from '@/ui/chip/Chip';
import { searchQueries } from '@/views/execution/queries';
import { useView } from '@/views/view-state/view-state-context';

type OwnSettings = Pick<Widget, 'query' | 'timerange' | 'streams' | 'filter' | 'filters'>;
type Deviation = {
  id: string;
  text: string;
  removeLabel: string;
  without: Partial<OwnSettings>;
};

/** What a widget searches other than the page, each with a button that removes it. */
export function Deviations({ widget }: { widget: Widget }) {
  const { edit } = useView();
  const { zone } = useSession();
  const { data: streams } = useQuery({
    ...searchQueries.streams(),
    enabled: widget.streams.length > 0,
  });
  const titleOf = (id: string) => streams?.find((stream) => stream.id === id)?.title ?? id;
  return (
    <List aria-label={t('widgets.ownSettings')}>
      {deviationsOf(widget, zone, titleOf).map(({ id, text, removeLabel, without }) => (
        <li key={id}>
          <Chip
            tone="accent"
            title={text}
            removeLabel={removeLabel}
            onRemove={() => edit({ type: 'widget', widget: { ...widget, ...without } })}
          >
            <Text>{text}</Text>
          </Chip>
        </li>
      ))}
    </List>
  );
}

function deviationsOf(
  { query, timerange, streams, filter, filters }: Widget,
  zone: string,
  titleOf: (id: string) => string,
): Deviation[] {
  const found: Deviation[] = [];
  if (query)
    found.push({
      id: 'query',
      text: t('widgets.ownQuery', { query }),
      removeLabel: t('widgets.removeQuery'),
      without: { query: null },
    });
  if (timerange)
    found.push({
      id: 'range',
      text: t('widgets.ownRange', { range: labelOf(timerange, zone) }),
      removeLabel: t('widgets.removeRange'),
      without: { timerange: null },
    });
  if (streams.length > 0)
    found.push({
      id: 'streams',
      text: t('widgets.ownStreams', {
        count: streams.length,
        streams: streams.map(titleOf).join(', '),
      }),
      removeLabel: t('widgets.removeStreams'),
      without: { streams: [] },
    });
  if (filter)
    found.push({
      id: 'filter',
      text: t('widgets.ownFilter', { filter }),
      removeLabel: t('widgets.removeFilter'),
      without: { filter: null },
    });
  if (filters.length > 0)
    found.push({
      id: 'filters',
      text: t('widgets.ownFilters', { count: filters.length }),
      removeLabel: t('widgets.removeFilters'),
      without: { filters: [] },
    });
  return found;
}

/** A line of its own below the title, because heads are narrow. */
const List = styled.ul`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  order: 3;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  margin: 0;
  padding: 0 0 ${({ theme }) => theme.space.xs};
  list-style: none;
  li {
    min-width: 0;
    max-width: 100%;
  }
`;

const Text = styled.span`
  max-width: 32em;
  overflow: hidden;
  text-overflow: ellipsis;
`;
