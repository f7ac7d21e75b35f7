import { emptyPage } from '@/domain/search/view/pages';
import { EMPTY_STATE, type ViewDocument, type QueryState } from '@/domain/search/view/view';
import { newAggregation, newMessages } from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { MACHINES } from './machines-board';
import { DAY, type Placed, type SamplePage } from './sample-board';
import { SHOP } from './shop-board';

/** Names of parts must be UUIDs; those of the sample are counted. */
const uuid = (board: number, page: number, part: number): string =>
  [`5a3e00${board}0`, '0000', '4000', '8000', `${page}`.padStart(4, '0')].join('-') +
  `${part}`.padStart(8, '0');

export const SAMPLE_DASHBOARD_IDS = [
  '5a3e0000000000000000e001',
  '5a3e0000000000000000e002',
] as const;

/** The dashboards of the sample, made only of what users can make. */
export const sampleDashboards = (): ViewDocument[] =>
  [SHOP, MACHINES].map((board, at) => ({
    id: SAMPLE_DASHBOARD_IDS[at] ?? '',
    type: 'DASHBOARD',
    title: board.title,
    summary: board.summary,
    description: board.description,
    properties: [],
    ...(board.variables && { variables: board.variables }),
    requires: {},
    owner: null,
    createdAt: '',
    favorite: false,
    search: {
      id: '',
      queries: board.pages.map((_, page) => emptyPage(uuid(at, page, 0))),
      parameters: [],
    },
    states: Object.fromEntries(
      board.pages.map((page, n) => [
        uuid(at, n, 0),
        stateOf(page, (part) => uuid(at, n, part + 1)),
      ]),
    ),
  }));

function stateOf({ title, widgets }: SamplePage, idOf: (part: number) => string): QueryState {
  return {
    ...EMPTY_STATE,
    titles: {
      widget: Object.fromEntries(widgets.map((one, part) => [idOf(part), one.title])),
      tab: { title },
    },
    widgets: widgets.map((one, part) => widgetOf(one, idOf(part))),
    positions: Object.fromEntries(
      widgets.map(({ place: [col, row, width, height] }, part) => [
        idOf(part),
        { col, row, width, height },
      ]),
    ),
  };
}

function widgetOf(placed: Placed, id: string): Widget {
  const own = { query: placed.query ?? null, timerange: placed.range ?? DAY };
  return 'chart' in placed
    ? { ...newAggregation(id, placed.chart), ...own }
    : { ...newMessages(id, placed.columns), ...own };
}
