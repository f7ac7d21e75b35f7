import { isObject } from '../json-object';
import { isScreen, readScreen } from '../screens/screen-codec';
import { createdBy } from './stream-references';
import type { Reference, Thing } from './reference';

type ViewAnswer = {
  id: string;
  type: 'SEARCH' | 'DASHBOARD';
  title: string;
  owner: string | null;
  search_id: string;
  properties: readonly unknown[];
};

export const thingOfView = ({ id, type, title, properties }: ViewAnswer): Thing => ({
  kind: type === 'SEARCH' ? 'search' : isScreen({ properties }) ? 'screen' : 'dashboard',
  id,
  title,
});

export const ownerReferences = (views: readonly ViewAnswer[]): Reference[] =>
  views.flatMap((view) => (view.owner === null ? [] : [createdBy(thingOfView(view), view.owner)]));

/** The dashboards in the playlists of screens, and the users as whom their walls connect. */
export const screenReferences = (views: readonly ViewAnswer[]): Reference[] =>
  views.flatMap((view): Reference[] => {
    const screen = readScreen(view.properties);
    if (!screen) return [];
    const from = thingOfView(view);
    return [
      ...screen.playlist.map(({ dashboardId: id }): Reference => ({
        from,
        to: { kind: 'dashboard', id },
        relation: 'shows',
      })),
      ...(screen.reader === ''
        ? []
        : [{ from, to: { kind: 'user', id: screen.reader }, relation: 'connectsAs' } as const]),
    ];
  });

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
