import { useQuery } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import { useMemo } from 'react';
import styled from 'styled-components';
import {
  storedDifference,
  withoutStoredSearch,
  type StoredDifference,
} from '@/domain/search/view/stored-difference';
import type { ViewDocument } from '@/domain/search/view/view';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { labelOf } from '@/shared/time-range-picker/range-label';
import { Button } from '@/ui/button/Button';
import { searchQueries } from '@/views/execution/queries';
import { mayEditView } from '@/views/storing/rights';
import { useView } from '@/views/view-state/view-state-context';

/**
 * Says what the stored search of a widget, which Graylog runs, searches other than the widget. Those
 * who may edit the view choose one of them.
 */
export function StoredSearchNotice({ widgetId }: { widgetId: string }) {
  const { base, whole, pageId } = useView();
  const difference = useMemo(
    () => storedDifference(base, whole, pageId, widgetId),
    [base, whole, pageId, widgetId],
  );
  return difference && <Differing difference={difference} />;
}

function Differing({ difference }: { difference: StoredDifference }) {
  const { view, edit } = useView();
  const session = useSession();
  const { data: streams } = useQuery({
    ...searchQueries.streams(),
    enabled: difference.streams !== undefined,
  });
  const titleOf = (id: string) => streams?.find((stream) => stream.id === id)?.title ?? id;
  const { asStored } = difference;
  return (
    <Line role="status" data-not-printed="">
      <Info aria-hidden size="1.1em" />
      <Words>
        {t('widgets.storedDiffers', {
          differences: differencesOf(difference, session.zone, titleOf).join('; '),
        })}
      </Words>
      {mayEditView(view, session) && (
        <Choices>
          <Button
            onClick={() =>
              edit({
                type: 'document',
                apply: (document: ViewDocument, page: string) =>
                  withoutStoredSearch(document, page, asStored.id),
              })
            }
          >
            {t('widgets.useWidget')}
          </Button>
          <Button onClick={() => edit({ type: 'widget', widget: asStored })}>
            {t('widgets.useStored')}
          </Button>
        </Choices>
      )}
    </Line>
  );
}

function differencesOf(
  { timerange, query, streams }: StoredDifference,
  zone: string,
  titleOf: (id: string) => string,
): string[] {
  const titles = (ids: readonly string[]) =>
    ids.length === 0 ? t('widgets.allStreams') : ids.map(titleOf).join(', ');
  return [
    timerange &&
      t('widgets.storedRange', {
        stored: labelOf(timerange.stored, zone),
        shown: labelOf(timerange.shown, zone),
      }),
    query && t('widgets.storedQuery', query),
    streams &&
      t('widgets.storedStreams', { stored: titles(streams.stored), shown: titles(streams.shown) }),
  ].filter((text) => text !== undefined);
}

/** A line of its own below the title, because heads are narrow. */
const Line = styled.div`
  display: flex;
  flex: 1 1 calc(100% - ${({ theme }) => theme.space.s});
  flex-wrap: wrap;
  order: 3;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  min-width: 0;
  margin: 0 ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.xs} 0;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.infoSoft};
  font-size: ${({ theme }) => theme.size.small};
  > svg {
    flex: none;
    color: ${({ theme }) => theme.color.info};
  }
`;

const Words = styled.span`
  flex: 1 1 16em;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;
