import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newTopValues } from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { newIds } from '@/views/storing/new-ids';
import { layOutTables } from '@test/rendering/laid-out';
import { showEverything } from '@test/rendering/in-sight';
import { renderAt as open } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

it('development builds show the query of a widget, its request and the answer', async () => {
  const widget: Widget = { ...newTopValues(newIds.id(), 'source'), query: 'source:shop-1' };
  const id = await storedDashboard([{ title: 'Sources', widget }]);
  const { actor } = await open(`/dashboards/${id}?q=message%3Arefused`);
  await actor.click(await screen.findByRole('button', { name: 'Actions for Sources' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Show debug information' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Debug information of "Sources"' }),
  );
  expect(dialog.getByRole('region', { name: 'Query' })).toHaveTextContent(
    '(message:refused) AND (source:shop-1)',
  );
  expect(dialog.getByRole('region', { name: 'Request' })).toHaveTextContent('"search_types"');
  const answer = await dialog.findByRole('region', { name: 'Response' });
  expect(answer).toHaveTextContent('"execution_stats"');
  expect(answer).toHaveTextContent('shop-1');
});
