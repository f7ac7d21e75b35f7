import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { newMessages } from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { answerInstead, backend, requestsTo } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const table = (id: string, title: string, query: string) => ({
  title,
  widget: { ...newMessages(id, ['message']), query } as Widget,
});

it('keeps an open menu of a message table while its first rows arrive', async () => {
  let answer: () => void = () => {};
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  const id = await storedDashboard();
  answerInstead(http.post('*/api/views/search/sync', () => held));
  const { actor } = await renderAt(`/dashboards/${id}`);
  const card = await screen.findByRole('region', { name: 'Messages' });
  expect(card).toHaveAttribute('aria-busy', 'true');
  await actor.click(await within(card).findByRole('button', { name: 'Actions for Messages' }));
  const menu = await screen.findByRole('menu');
  answer();
  await within(card).findByText('payment refused');
  expect(card).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('menu')).toBe(menu);
});

it('a screen shows new rows beside those that somebody opened, which stay open over pages', async () => {
  const id = await storedDashboard([
    table('a0000000-0000-4000-8000-0000000000a1', 'Shop', 'source:shop-1'),
    table('a0000000-0000-4000-8000-0000000000a2', 'All', ''),
  ]);
  const { actor } = await renderAt(`/dashboards/tv/${id}?refresh=1`);
  const shop = await screen.findByRole('region', { name: 'Shop' });
  const all = await screen.findByRole('region', { name: 'All' });
  const opened = () => [shop, all].map((card) => card.querySelectorAll('[aria-expanded="true"]'));
  await actor.click(await within(shop).findByText('payment refused'));
  await actor.click(await within(all).findByText('payment refused'));
  for (const rows of opened()) expect(rows).toHaveLength(1);

  const { writer } = await backend();
  const now = Date.now();
  await writer.writeDurably([
    {
      timestamp: now,
      source: 'shop-1',
      message: 'payment accepted',
      fields: {},
      inputId: '',
      receivedAt: now,
    },
  ]);
  await within(shop).findByText('payment accepted');
  expect(await within(all).findByText('payment accepted')).toBeInTheDocument();
  for (const rows of opened()) expect(rows).toHaveLength(1);

  const before = requestsTo('/views/search/sync').length;
  await actor.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Shop' })).toBeNull());
  await actor.keyboard('{ArrowLeft}');
  const again = await screen.findByRole('region', { name: 'Shop' });
  await waitFor(() => expect(again.querySelectorAll('[aria-expanded="true"]')).toHaveLength(1));
  await waitFor(() => expect(requestsTo('/views/search/sync').length).toBeGreaterThan(before));
});

it('tells the age of rows that somebody reads, and that newer ones wait', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`);
  const card = await screen.findByRole('region', { name: 'Messages' });
  await actor.click(await within(card).findByText('payment refused'));
  await settled();
  expect(card).not.toHaveTextContent('newer rows wait');

  const { writer } = await backend();
  const now = Date.now();
  await writer.writeDurably([
    {
      timestamp: now,
      source: 'shop-1',
      message: 'payment accepted',
      fields: {},
      inputId: '',
      receivedAt: now,
    },
  ]);
  await actor.keyboard('r');
  expect(await within(card).findByText(/, newer rows available$/)).toBeVisible();
  expect(within(card).queryByText('payment accepted')).toBeNull();
  await actor.click(within(card).getByRole('button', { name: '1 new message' }));
  expect(await within(card).findByText('payment accepted')).toBeVisible();
  expect(card).not.toHaveTextContent('newer rows wait');
});
