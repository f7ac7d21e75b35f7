import type { RunningNode } from './node';

export const QUERY = 'a0000000-0000-4000-8000-000000000001';
const SEARCH = '5f0000000000000000000aa1';
export const pivot = (config: object) => ({
  column_pivots: [],
  row_pivots: [],
  series: [{ config: { name: null }, function: 'count()' }],
  sort: [],
  rollup: true,
  visualization: 'table',
  visualization_config: null,
  event_annotation: false,
  ...config,
});
export const widget = (id: string, type: string, config: object) => ({
  id,
  type,
  filter: null,
  filters: [],
  timerange: null,
  query: null,
  streams: [],
  config,
});
export const place = (col: number, row: number, width: number | string, height: number) => ({
  col,
  row,
  width,
  height,
});
export const by = (field: string) => ({ fields: [field], type: 'values', config: { limit: 15 } });

/** Stores a saved search of the last day with these widgets. Returns its id. */
export async function saveSearch(
  node: Pick<RunningNode, 'api'>,
  {
    title,
    widgets,
    titles,
    positions,
  }: {
    title: string;
    widgets: readonly object[];
    titles: Readonly<Record<string, string>>;
    positions: Readonly<Record<string, object>>;
  },
): Promise<string> {
  await node.api('POST', '/views/search', {
    id: SEARCH,
    queries: [
      {
        id: QUERY,
        query: { type: 'elasticsearch', query_string: '' },
        timerange: { type: 'relative', range: 86_400 },
        filter: null,
        filters: [],
        search_types: [],
      },
    ],
    parameters: [],
  });
  const state = {
    [QUERY]: {
      selected_fields: null,
      static_message_list_id: null,
      titles: { widget: titles },
      widgets,
      widget_mapping: {},
      positions,
      formatting: { highlighting: [] },
    },
  };
  const { body } = await node.api('POST', '/views', {
    type: 'SEARCH',
    title,
    summary: '',
    description: '',
    search_id: SEARCH,
    properties: [],
    requires: {},
    state,
  });
  return (body as { id: string }).id;
}
