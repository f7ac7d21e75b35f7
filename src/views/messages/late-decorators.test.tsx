import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { SEVERITY_MAPPER, type Decorator } from '@/contract/decorators';
import { answerInstead, requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables();
afterEach(() => localStorage.clear());

const severity: Decorator = {
  id: 'd',
  stream: null,
  order: 0,
  type: SEVERITY_MAPPER,
  config: { source_field: 'level', target_field: 'severity' },
};
const sample = [
  {
    message: 'payment refused',
    source: 'shop-1',
    timestamp: Date.now() - 60_000,
    fields: { level: 3 },
  },
  {
    message: 'payment taken',
    source: 'shop-1',
    timestamp: Date.now() - 120_000,
    fields: { level: 6 },
  },
];

/** Opens a search whose decorators load only when `arrive` is called. */
async function openBeforeDecorators() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerInstead(
    http.get('*/api/search/decorators', () => released.then(() => HttpResponse.json([severity]))),
  );
  await seedBackend({ seed: { messages: sample } });
  const { actor } = await renderAt(
    '/search?rangetype=relative&relative=3600&fields=severity,message',
  );
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  const arrive = async () => {
    const before = requestsTo('/views/search/sync').length;
    release();
    await waitFor(() => expect(requestsTo('/views/search/sync').length).toBeGreaterThan(before));
  };
  return { actor, table, arrive };
}

it('keeps open what was opened in the table before the decorators loaded', async () => {
  const { actor, arrive } = await openBeforeDecorators();
  await actor.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = await screen.findByRole('dialog', { name: 'Columns of the table' });
  await arrive();
  await screen.findByText('Error (3)');
  expect(panel).toBeInTheDocument();
});

it('shows decorated rows at once, even while users read', async () => {
  const { actor, table, arrive } = await openBeforeDecorators();
  table.focus();
  await actor.keyboard('jx{Enter}');
  await waitFor(() => expect(document.querySelector('[data-details] [data-field]')).not.toBeNull());
  await arrive();
  await waitFor(() =>
    expect(document.querySelector('[data-details] [data-field="severity"]')).not.toBeNull(),
  );
  expect(screen.getByRole('button', { name: '1 selected' })).toBeVisible();
});
