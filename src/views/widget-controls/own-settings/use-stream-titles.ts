import { useQuery } from '@tanstack/react-query';
import type { Widget } from '@/domain/search/widgets/widget';
import { searchQueries } from '@/views/execution/queries';

/** The titles of the streams of a widget by their ids; until they are known, the ids themselves. */
export function useStreamTitles({ streams }: Pick<Widget, 'streams'>): (id: string) => string {
  const { data } = useQuery({ ...searchQueries.streams(), enabled: streams.length > 0 });
  return (id) => data?.find((stream) => stream.id === id)?.title ?? id;
}
