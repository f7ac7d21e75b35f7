import { randomBytes, randomUUID } from 'node:crypto';
import { EMPTY_SCREEN } from '@/domain/screens/screen';
import { writeScreen } from '@/domain/screens/screen-codec';
import { newDashboardView } from '@/domain/search/view/new-view';
import { emptyPage } from '@/domain/search/view/pages';
import { EMPTY_STATE, type ViewDocument } from '@/domain/search/view/view';
import { toStore } from '@/domain/search/view/prepare-save';
import { writeView } from '@/domain/search/view/view-codec';
import {
  newAggregation,
  newMessages,
  newTopValues,
  overTime,
} from '@/domain/search/widgets/new-widgets';
import type { Pivot, Widget } from '@/domain/search/widgets/widget';
import type { RunningNode } from '../../e2e/node';

const DAY_S = 86_400;
const COLUMNS = 3;
const SIZE = { width: 4, height: 4 };

const by = (field: string, limit: number): Pivot => ({
  type: 'values',
  fields: [field],
  config: { limit, skipEmptyValues: true },
});
const metric = (written: string) => ({ function: written, config: { name: null } });
const descending = [
  { type: 'series' as const, field: 'count()', direction: 'Descending' as const },
];

/** Six numbers (two with trend), four lines, two areas, four bars, four tables, two pies, two lists. */
function widgets(): Widget[] {
  const number = (written: string, query: string, trend = false) => ({
    ...newAggregation(randomUUID(), {
      rowPivots: [],
      series: [metric(written)],
      visualization: 'numeric',
      visualizationConfig: { trend, trend_preference: 'NEUTRAL' },
      rollup: false,
    }),
    query,
  });
  const overTimeBy = (visualization: string, field: string, query = '') => ({
    ...newAggregation(randomUUID(), {
      rowPivots: [overTime()],
      columnPivots: [by(field, 5)],
      visualization,
      rollup: false,
    }),
    query,
  });
  const pie = (field: string) =>
    newAggregation(randomUUID(), {
      rowPivots: [by(field, 8)],
      sort: descending,
      visualization: 'pie',
      rollup: false,
    });
  const list = (query: string) => ({
    ...newMessages(randomUUID(), ['timestamp', 'source', 'message']),
    query,
  });
  const mixed = [
    [number('count()', '', true), overTimeBy('line', 'app'), overTimeBy('bar', 'level')],
    [newTopValues(randomUUID(), 'app'), pie('app'), list('')],
    [number('count()', 'level:3', true), overTimeBy('area', 'app'), overTimeBy('line', 'level')],
    [number('card(source)', ''), newTopValues(randomUUID(), 'source'), overTimeBy('bar', 'app')],
    [number('max(n)', ''), overTimeBy('line', 'app', 'level:3'), pie('level')],
    [
      number('avg(n)', ''),
      overTimeBy('bar', 'level', 'app:nginx'),
      newTopValues(randomUUID(), 'level'),
    ],
    [number('min(n)', ''), overTimeBy('area', 'level'), list('level:3')],
    [
      overTimeBy('line', 'level', 'app:sshd'),
      overTimeBy('bar', 'app', 'level:3'),
      newTopValues(randomUUID(), 'host'),
    ],
  ];
  return mixed.flat();
}

const READER = 'wall';

/** A token of the user that may only read, whom walls sign in as; makes the user if necessary. */
export async function makeToken(node: RunningNode): Promise<{ id: string; token: string }> {
  const path = `/users/${READER}`;
  if ((await node.api('GET', path)).status === 404)
    await node.api('POST', '/users', {
      username: READER,
      password: randomUUID(),
      email: 'wall@localhost',
      first_name: 'Wall',
      last_name: 'Reader',
      roles: ['Reader'],
      permissions: ['view:read', 'streams:read'],
    });
  const { id } = (await node.api('GET', path)).body as { id: string };
  const { status, body } = await node.api('POST', `/users/${id}/tokens/${randomUUID()}`, {});
  if (status !== 200) throw new Error(`No token was made: ${JSON.stringify(body)}`);
  return body as { id: string; token: string };
}

export async function revokeToken(node: RunningNode, tokenId: string): Promise<void> {
  const { id } = (await node.api('GET', `/users/${READER}`)).body as { id: string };
  await node.api('DELETE', `/users/${id}/tokens/${tokenId}`);
}

/** Stores a screen that shows all pages of a dashboard. Returns its id. */
export async function makeScreen(
  node: RunningNode,
  dashboardId: string,
  { seconds, refresh }: { seconds: number; refresh: number },
): Promise<string> {
  const entry = { id: 'a', dashboardId, pages: [], values: {}, seconds, hours: [] };
  return store(node, {
    ...newDashboardView({ search: '', query: randomUUID() }),
    title: 'Screen',
    properties: writeScreen([], { ...EMPTY_SCREEN, playlist: [entry], refresh }),
  });
}

/** Stores a dashboard with pages of 24 widgets each, over the last 24 hours. Returns its id. */
export async function makeWall(node: RunningNode, { pages = 1 } = {}): Promise<string> {
  const ids = Array.from({ length: pages }, () => randomUUID());
  const document: ViewDocument = {
    id: '',
    type: 'DASHBOARD',
    title: 'Wall',
    summary: '',
    description: '',
    properties: [],
    requires: {},
    owner: null,
    createdAt: '',
    favorite: false,
    search: {
      id: '',
      queries: ids.map((id) => ({
        ...emptyPage(id),
        timerange: { type: 'relative', from: DAY_S },
      })),
      parameters: [],
    },
    states: Object.fromEntries(
      ids.map((id, page) => {
        const placed = widgets();
        return [
          id,
          {
            ...EMPTY_STATE,
            titles: { widget: {}, tab: { title: `Wall ${page + 1}` } },
            widgets: placed,
            positions: Object.fromEntries(
              placed.map((widget, at) => [
                widget.id,
                {
                  col: 1 + (at % COLUMNS) * SIZE.width,
                  row: 1 + Math.floor(at / COLUMNS) * SIZE.height,
                  ...SIZE,
                },
              ]),
            ),
          },
        ];
      }),
    ),
  };
  return store(node, document);
}

async function store(node: RunningNode, document: ViewDocument): Promise<string> {
  const { view, search } = writeView(
    toStore(document, undefined, {
      id: () => randomUUID(),
      searchId: () => randomBytes(12).toString('hex'),
    }),
  );
  await node.api('POST', '/views/search', search);
  const { status, body } = await node.api('POST', '/views', view);
  if (status !== 200) throw new Error(`The dashboard was refused: ${JSON.stringify(body)}`);
  return (body as { id: string }).id;
}
