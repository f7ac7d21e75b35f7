import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '@/api/client';
import { getEvent, getEventDefinition, type Event, type EventDefinition } from '@/contract/events';
import { formatInstant } from '@/domain/format/instants/instant';
import { FailurePage, NotFoundPage } from '@/shared/failure/FailurePage';
import { MessagePage } from '@/shared/failure/MessagePage';
import { LinkIfPage } from '@/shared/navigation/LinkIfPage';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Breadcrumbs } from '@/ui/breadcrumbs/Breadcrumbs';
import { newView, newViewTitles } from '@/views/view-state/new-view';
import type { Origin } from '@/views/view-state/origin';
import { ResultsSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import { SearchPage } from '../page/SearchPage';
import { ofDefinition, ofEvent, replayView, type Replayed } from './replayed';

const replayQueries = {
  event: (eventId: string) =>
    queryOptions({
      queryKey: ['search', 'replay', 'event', eventId] as const,
      queryFn: async ({ signal }) => (await call(getEvent, { eventId }, { signal }))?.event ?? null,
      staleTime: Infinity,
    }),
  definition: (definitionId: string) =>
    queryOptions({
      queryKey: ['search', 'replay', 'definition', definitionId] as const,
      queryFn: ({ signal }) => call(getEventDefinition, { definitionId }, { signal }),
      staleTime: Infinity,
    }),
};

/** Replays the search of an event definition. */
export function ReplayDefinitionPage() {
  const { definitionId = '' } = useParams();
  const { data, error, refetch } = useQuery(replayQueries.definition(definitionId));
  if (error) return <FailurePage error={error} retry={() => void refetch()} />;
  return data ? (
    <Replay kind="definition" id={definitionId} definition={data} />
  ) : (
    <ResultsSkeleton />
  );
}

/** Replays the search behind an alert or event. */
export function ReplayAlertPage() {
  const { alertId = '' } = useParams();
  const { data: event, error, refetch } = useQuery(replayQueries.event(alertId));
  const definition = useQuery({
    ...replayQueries.definition(event?.event_definition_id ?? ''),
    enabled: event !== undefined && event !== null,
  });
  if (error) return <FailurePage error={error} retry={() => void refetch()} />;
  if (event === null) return <NotFoundPage path={paths.replayAlert(alertId)} />;
  // Users may see an event without access to its definition; the event alone suffices then.
  return event && !definition.isPending ? (
    <Replay kind="alert" id={alertId} event={event} definition={definition.data} />
  ) : (
    <ResultsSkeleton />
  );
}

type ReplayProps = { id: string } & (
  | { kind: 'definition'; event?: undefined; definition: EventDefinition }
  | { kind: 'alert'; event: Event; definition: EventDefinition | undefined }
);

function Replay({ kind, id, event, definition }: ReplayProps) {
  const { zone } = useSession();
  const title = definition?.title ?? event?.message ?? '';
  const replayed = useMemo(
    () => (event ? ofEvent(event, definition) : definition && ofDefinition(definition)),
    [event, definition],
  );
  const origin = useMemo(
    () => replayed && originOf(kind, id, title, replayed),
    [kind, id, title, replayed],
  );
  if (!origin)
    return (
      <MessagePage title={t('replay.nothingTitle', { title })} words={[t('replay.nothing')]}>
        <Link to={paths.search()}>{t('failure.toSearch')}</Link>
      </MessagePage>
    );
  return (
    <Frame>
      <Line>
        <Way kind={kind} id={id} title={title} />
        {/* For screen readers it is the heading of the search. */}
        <strong aria-hidden>{origin.title}</strong>
        {event && <span>{t('replay.at', { time: formatInstant(event.timestamp, { zone }) })}</span>}
        {definition?.description && <span>{definition.description}</span>}
      </Line>
      <SearchPage origin={origin} />
    </Frame>
  );
}

function Way({ kind, id, title }: { kind: ReplayProps['kind']; id: string; title: string }) {
  const crumb =
    kind === 'alert'
      ? { id: 'alerts', to: paths.alerts(), text: t('replay.alerts'), here: id }
      : {
          id: 'definitions',
          to: paths.eventDefinitions(),
          text: t('replay.definitions'),
          here: title,
        };
  return (
    <Breadcrumbs
      label={t('page.way')}
      crumbs={[{ id: crumb.id, link: <LinkIfPage to={crumb.to}>{crumb.text}</LinkIfPage> }]}
      here={crumb.here}
    />
  );
}

const AGGREGATION = '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a06';

function originOf(
  kind: ReplayProps['kind'],
  id: string,
  title: string,
  replayed: Replayed,
): Origin {
  return {
    kind: 'new',
    title: t(kind === 'alert' ? 'replay.alert' : 'replay.definition', { title }),
    document: replayView(newView(newViewTitles()), replayed, { id: AGGREGATION, title }),
    drafts: `search.view.replay.${kind}.${id}`,
    pathOf: (parameters) =>
      kind === 'alert'
        ? paths.replayAlert(id, parameters)
        : paths.replayEventDefinition(id, parameters),
  };
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: block;
    height: auto;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space.l}`};
  margin: 0;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l} 0`};
  overflow-wrap: anywhere;
  > nav {
    flex: 1 0 100%;
  }
  > span {
    color: ${({ theme }) => theme.color.muted};
  }
`;
