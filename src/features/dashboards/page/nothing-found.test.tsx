import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NEW_VARIABLE, type Variable } from '@/domain/search/variables/variable';
import { newDashboardView } from '@/domain/search/view/new-view';
import { onStates } from '@/domain/search/view/view';
import { newMessages, newTopValues } from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { newIds } from '@/views/storing/new-ids';
import { saveAs } from '@/views/storing/store-view';
import { seedBackend, signInAs } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt as open } from '@test/rendering/render';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const HOST: Variable = { ...NEW_VARIABLE, name: 'host', label: 'Host', all: true };
const OTHER = '5f00000000000000000000aa';

/** Opens a dashboard with one widget over three messages, the host "gone" being chosen. */
async function openWith(widget: Widget): Promise<void> {
  await seedBackend({
    seed: {
      messages: [
        { message: 'refused', source: 'shop-1' },
        { message: 'paid', source: 'shop-1' },
        { message: 'login', source: 'auth-1' },
      ],
      streams: [{ id: OTHER, title: 'Mail' }],
    },
  });
  await signInAs();
  const { view } = await saveAs(
    onStates(
      { ...newDashboardView({ search: '', query: newIds.id() }), variables: [HOST] },
      (state) => ({
        ...state,
        widgets: [widget],
        positions: { [widget.id]: { col: 1, row: 1, width: 12, height: 4 } },
      }),
    ),
    'Empty',
  );
  await open(`/dashboards/${view.id}?var-host=gone`);
}
const panel = async () => within(await screen.findByRole('tabpanel'));
const chart = (changes: Partial<Widget> = {}, field = 'source') =>
  ({ ...newTopValues('w', field), ...changes }) as Widget;
const LONG_AGO = {
  type: 'absolute',
  from: '2001-01-01T00:00:00.000Z',
  to: '2001-01-02T00:00:00.000Z',
} as const;

it.each<[string, Widget, RegExp]>([
  ['the query', chart({ query: 'message:nobody' }), /3 messages .* none of them matches the query/],
  [
    'the variables',
    chart({ query: 'source:$host$' }),
    /3 messages match .* values of the variables/,
  ],
  [
    'the query, where variables alone do not',
    chart({ query: 'message:nobody AND source:$host$' }),
    /none of them matches the query/,
  ],
  ['the streams', chart({ streams: [OTHER] }), /3 messages .* none is in the selected streams/],
  [
    'a field that no message has',
    chart({}, 'user'),
    /3 messages match, but none has a value of user/,
  ],
  [
    'nothing',
    chart({ timerange: LONG_AGO, query: 'x' }),
    /There are no messages in this time range/,
  ],
])('an empty chart says that it is %s that excludes all', async (_, widget, reason) => {
  await openWith(widget);
  expect(await (await panel()).findByText(reason)).toBeVisible();
});

it.each<[string, Partial<Widget>, RegExp]>([
  ['the variables', { query: 'source:$host$' }, /3 messages match .* values of the variables/],
  ['the streams', { streams: [OTHER] }, /3 messages .* none is in the selected streams/],
])('an empty message table says that it is %s that excludes all', async (_, changes, reason) => {
  await openWith({ ...newMessages('w', ['message']), ...changes } as Widget);
  expect(await (await panel()).findByText(reason)).toBeVisible();
});
