import { isObject } from '../json-object';
import { createdBy } from './stream-references';
import type { Reference, Thing } from './reference';

type ViewAnswer = {
  id: string;
  type: 'SEARCH' | 'DASHBOARD';
  title: string;
  owner: string | null;
  search_id: string;
};

export const thingOfView = ({ id, type, title }: ViewAnswer): Thing => ({
  kind: type === 'DASHBOARD' ? 'dashboard' : 'search',
  id,
  title,
});

export const ownerReferences = (views: readonly ViewAnswer[]): Reference[] =>
  views.flatMap((view) => (view.owner === null ? [] : [createdBy(thingOfView(view), view.owner)]));

/** The streams that a saved search or dashboard is restricted to, in any of its queries. */
export const searchReferences = (view: ViewAnswer, search: unknown): Reference[] =>
  [...streamIdsIn(search)].map((id) => ({
    from: thingOfView(view),
    to: { kind: 'stream', id },
    relation: 'searches',
  }));

/** Filters are nested; search types list the streams of their widget. */
function streamIdsIn(part: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(part)) for (const one of part) streamIdsIn(one, found);
  if (!isObject(part)) return found;
  if (part['type'] === 'stream' && typeof part['id'] === 'string') found.add(part['id']);
  if (Array.isArray(part['streams']))
    for (const id of part['streams']) if (typeof id === 'string') found.add(id);
  for (const name of ['queries', 'filter', 'filters', 'search_types'])
    streamIdsIn(part[name], found);
  return found;
}
