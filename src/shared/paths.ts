import { generatePath } from 'react-router-dom';

type SearchParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The patterns of the console's routes; app/routes.tsx has one route for each, in this order. */
export const patterns = {
  start: '/',
  search: '/search',
  newSearch: '/search/new',
  streamSearch: '/streams/:streamId/search',
  newStreamSearch: '/streams/:streamId/search/new',
  /** Development builds only. */
  parts: '/dev/parts/:section',
} as const;

/** Every address of the console. */
export const paths = {
  start: () => generatePath(patterns.start),
  /** `parameters` as the search page's URL state writes them (A2.4). */
  search: (parameters: SearchParameters = {}) => withQuery(generatePath(patterns.search), parameters),
  newSearch: () => generatePath(patterns.newSearch),
  /** The search page of one stream (B2.3). */
  streamSearch: (streamId: string, parameters: SearchParameters = {}) => withQuery(generatePath(patterns.streamSearch, { streamId }), parameters),
  newStreamSearch: (streamId: string) => generatePath(patterns.newStreamSearch, { streamId }),
  parts: (section: string) => generatePath(patterns.parts, { section }),
};

function withQuery(path: string, parameters: SearchParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    for (const one of typeof value === 'string' ? [value] : value) query.append(name, one);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
