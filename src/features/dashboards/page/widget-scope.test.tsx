import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  newAggregation,
  newMessageCount,
  newMessages,
  newText,
  newTotal,
} from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { newIds } from '@/views/storing/new-ids';
import { layOutTables } from '@test/rendering/laid-out';
import { showEverything } from '@test/rendering/in-sight';
import { renderAt as open } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const day = { type: 'relative', from: 86_400 } as const;
const titled = (title: string, widget: Widget) => ({ title, widget });
const ofPage = titled('As the page', newAggregation(newIds.id()));
const own = titled('Requests', {
  ...newTotal(newIds.id(), 'count'),
  timerange: day,
  query: 'source:shop-1',
  streams: ['000000000000000000000001'],
});
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rangeButton = (range: string) => screen.findByRole('button', { name: new RegExp(range) });

it('each widget says its range, and what it searches by itself', async () => {
  const id = await storedDashboard([ofPage, own, titled('Words', newText(newIds.id(), 'Hello'))]);
  await open(`/dashboards/${id}`);
  expect((await region('As the page')).getByText('Last 5 minutes')).toBeVisible();
  const requests = await region('Requests');
  expect(requests.getByText(/^Last day/)).toBeVisible();
  expect(requests.getByText(/Own query/)).toHaveAttribute('title', 'Query: source:shop-1');
  expect(await requests.findByTitle('Stream: Default Stream')).toHaveTextContent('Own streams');
  expect(await rangeButton('Widgets: last 5 minutes to last day')).toBeVisible();
  await settled();
  const words = await region('Words');
  expect(words.queryByText(/Last 5 minutes/)).not.toBeInTheDocument();
});

it('a message table says its range, too, and the page the range of all', async () => {
  const id = await storedDashboard();
  await open(`/dashboards/${id}`);
  expect((await region('Messages')).getByText('Last 5 minutes')).toBeVisible();
  expect(await rangeButton('Widgets: last 5 minutes')).toBeVisible();
});

it('the range is the last line of each widget, below its legend', async () => {
  const kinds = {
    Chart: newAggregation(newIds.id()),
    Number: newTotal(newIds.id(), 'count'),
    Histogram: newMessageCount(newIds.id()),
    Rows: newMessages(newIds.id(), ['timestamp', 'message']),
  };
  const id = await storedDashboard(
    Object.entries(kinds).map(([title, widget]) => titled(title, widget)),
  );
  await open(`/dashboards/${id}`);
  await settled();
  for (const title of Object.keys(kinds))
    expect([
      title,
      screen.getByRole('region', { name: title }).lastElementChild?.textContent,
    ]).toEqual([title, 'Last 5 minutes']);
});

it('says what the filter of the dashboard sets for all widgets', async () => {
  const id = await storedDashboard([ofPage, own]);
  await open(`/dashboards/${id}?rangetype=relative&from=3600&q=level%3A3`);
  const requests = await region('Requests');
  expect(requests.getByText('Last hour (override)')).toHaveAttribute(
    'title',
    'Set for all widgets of this dashboard, instead of last day.',
  );
  expect(requests.getByText(/Filtered/)).toHaveAttribute('title', 'level:3');
  const other = await region('As the page');
  expect(other.getByTitle(/instead of last 5 minutes/)).toHaveTextContent('Last hour (override)');
});

it('says absolute ranges in the zone of the user, also in full screen', async () => {
  const range = {
    type: 'absolute',
    from: '2026-11-20T10:00:00.000Z',
    to: '2026-11-20T11:30:00.000Z',
  } as const;
  const id = await storedDashboard([titled('Fixed', { ...ofPage.widget, timerange: range })]);
  await open(`/dashboards/tv/${id}`);
  expect((await region('Fixed')).getByText(/^2026-11-20 1\d:00:00.* – 1\d:30:00/)).toBeVisible();
});
