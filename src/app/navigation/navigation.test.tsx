import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstIdle } from '@/app/startup/first-idle';
import { tabChannelName, type TabMessage } from '@/shared/tabs/tab-channel';
import {
  backend,
  PASSWORD,
  requestsTo,
  seedBackend,
  signInAs,
  endSessions,
} from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

const page = (path: string, title: string) => ({ path, element: <h1>{title}</h1> });
const pages = [
  page('/search', 'Search page'),
  page('/streams', 'Streams page'),
  page('/system/users', 'Users page'),
  page('/system/nodes', 'Nodes page'),
  page('/system/overview', 'Overview page'),
];

/** Another tab of the same browser. */
let tab: BroadcastChannel;
const heard: TabMessage[] = [];
beforeEach(() => {
  tab = new BroadcastChannel(tabChannelName());
  tab.onmessage = ({ data }: MessageEvent<TabMessage>) => void heard.push(data);
});
afterEach(() => {
  tab.close();
  heard.splice(0);
});

const wide = () => screen.getByRole('navigation', { name: 'Main' });

it('links the areas that have a page, and marks where one is', async () => {
  const { actor, router } = await renderAt('/search', { pages });
  await screen.findByRole('heading', { name: 'Search page' });
  expect(
    within(wide())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Search', 'Streams']);
  expect(within(wide()).getByRole('link', { name: 'Search' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await actor.click(within(wide()).getByRole('button', { name: 'System' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Nodes',
    'Users and teams',
  ]);
  expect(items[2]).toHaveAttribute('href', '/system/users');
  await actor.click(screen.getByRole('menuitem', { name: 'Users and teams' }));
  expect(await screen.findByRole('heading', { name: 'Users page' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/system/users');
});

it('separates the groups of the System menu', async () => {
  const { actor } = await renderAt('/search', { pages });
  await screen.findByRole('heading', { name: 'Search page' });
  await actor.click(within(wide()).getByRole('button', { name: 'System' }));
  const lines = [...(await screen.findByRole('menu')).children].map((item) =>
    item.getAttribute('role') === 'separator' ? '–' : item.textContent,
  );
  expect(lines).toEqual(['Overview', 'Nodes', '–', 'Users and teams']);
});

it('helps: with the documentation and the keys, and with the API', async () => {
  const { actor } = await renderAt('/search', { pages });
  await screen.findByRole('heading', { name: 'Search page' });
  await actor.click(screen.getByRole('button', { name: 'Help' }));
  expect(
    (await screen.findByRole('menuitem', { name: 'Documentation' })).getAttribute('href'),
  ).toMatch(/^https:\/\/go2docs\.graylog\.org\//);
  expect(screen.getByRole('menuitem', { name: 'API browser' })).toBeVisible();
  await actor.click(screen.getByRole('menuitem', { name: /^Keyboard shortcuts/ }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it('leaves out what a user may not see', async () => {
  await seedBackend({
    seed: { users: [{ username: 'ada', password: PASSWORD, roles: ['Reader'] }] },
  });
  const { actor } = await renderAt('/search', { pages, user: 'ada' });
  await screen.findByRole('heading', { name: 'Search page' });
  await actor.click(within(wide()).getByRole('button', { name: 'System' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Nodes',
  ]);
});

const quiet = async () => {
  await new Promise<void>((resolve) => {
    firstIdle.await(() => false, resolve);
  });
};

it('tells the messages a second and the waiting notifications, without keeping the session alive', async () => {
  await renderAt('/search', { pages });
  await quiet();
  expect(await screen.findByRole('link', { name: /messages per second in/ })).toHaveAttribute(
    'href',
    '/system/nodes',
  );
  await waitFor(() => expect(requestsTo('/cluster')).not.toHaveLength(0));
  for (const path of ['/cluster', '/cluster/metrics/multiple', '/system/notifications'])
    for (const { headers } of requestsTo(path))
      expect(headers.get('x-graylog-no-session-extension')).toBe('true');
});

it('tells the other tabs what it was answered, and takes what they were', async () => {
  await renderAt('/search', { pages });
  await quiet();
  await waitFor(() =>
    expect(heard.map((news) => (news.topic === 'polled' ? news.key.at(-1) : ''))).toEqual(
      expect.arrayContaining(['throughput', 'notifications', 'nodes']),
    ),
  );
  tab.postMessage({
    topic: 'polled',
    username: 'admin',
    key: ['background', 'notifications'],
    data: { total: 7, notifications: [] },
  } satisfies TabMessage);
  expect(await screen.findByRole('link', { name: '7 notifications' })).toBeVisible();
  tab.postMessage({
    topic: 'polled',
    username: 'eve',
    key: ['background', 'notifications'],
    data: { total: 8, notifications: [] },
  } satisfies TabMessage);
  tab.postMessage({
    topic: 'polled',
    username: 'admin',
    key: ['background', 'throughput'],
    data: { received: 12_345, sent: 12 },
  } satisfies TabMessage);
  expect(
    await screen.findByRole('link', { name: '12,345 messages per second in, 12 out' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: '8 notifications' })).toBeNull();
});

it('signs out in all tabs, and goes on when one of them signs in', async () => {
  const { actor } = await renderAt('/search', { pages });
  await screen.findByRole('heading', { name: 'Search page' });
  await endSessions();
  tab.postMessage({ topic: 'signedOut' } satisfies TabMessage);
  expect(await screen.findByRole('heading', { name: 'Welcome to Graylog' })).toBeVisible();
  await signInAs('admin');
  tab.postMessage({ topic: 'signedIn', username: 'admin' } satisfies TabMessage);
  expect(await screen.findByRole('heading', { name: 'Search page' })).toBeVisible();

  await actor.click(screen.getByRole('button', { name: 'Administrator' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'Welcome to Graylog' });
  await waitFor(() => expect(heard).toContainEqual({ topic: 'signedOut' }));
});

it('shows nothing of a server that answers no metrics', async () => {
  (await backend()).fail('POST', '/cluster/metrics/multiple', 500);
  await renderAt('/search', { pages });
  await quiet();
  await waitFor(() => expect(requestsTo('/cluster/metrics/multiple')).not.toHaveLength(0));
  expect(screen.queryByRole('link', { name: /messages per second/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
