import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { firstIdle } from '@/app/startup/first-idle';
import { PASSWORD, requestsTo, seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

/** The pages of a system menu, as a Graylog server's console names them. */
const inMenu = async (user: string) => {
  const view = await renderAt('/nowhere', { user });
  const main = await screen.findByRole('navigation', { name: 'Main' });
  await view.actor.click(within(main).getByRole('button', { name: 'System' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  view.unmount();
  return items;
};
/** What is loaded once the start is over is loaded from now on. */
const firstIdleReached = () =>
  new Promise<void>((resolve) => {
    firstIdle.await(() => false, resolve);
  });
const ofNodes = ['Nodes', 'Logging'];

beforeEach(async () => {
  vi.stubGlobal('appConfig', { isCloud: true, featureFlags: { cloud_inputs: 'off' } });
  await seedBackend({
    seed: { users: [{ username: 'ada', password: PASSWORD, roles: ['Reader'] }] },
  });
});
it('leaves out nodes, logging, inputs and the license; inputs are shown where they are on', async () => {
  const items = await inMenu('admin');
  for (const name of [...ofNodes, 'Inputs', 'Enterprise']) expect(items).not.toContain(name);
  expect(items).toEqual(expect.arrayContaining(['Overview', 'Outputs', 'Indices', 'Security']));
  vi.stubGlobal('appConfig', { isCloud: true, featureFlags: { cloud_inputs: 'on' } });
  expect(await inMenu('admin')).toContain('Inputs');
  vi.stubGlobal('appConfig', undefined);
  expect(await inMenu('admin')).toEqual(
    expect.arrayContaining([...ofNodes, 'Inputs', 'Enterprise', 'Security']),
  );
});

it('shows license and security to those who may read the license', async () => {
  vi.stubGlobal('appConfig', undefined);
  const items = await inMenu('ada');
  for (const name of ['Enterprise', 'Security']) expect(items).not.toContain(name);
});

it('shows no throughput and does not ask for it', async () => {
  await renderAt('/nowhere');
  await screen.findByRole('navigation', { name: 'Main' });
  await firstIdleReached();
  await waitFor(() => expect(requestsTo('/system/notifications')).not.toHaveLength(0));
  await settled();
  expect(requestsTo('/cluster/metrics/multiple')).toHaveLength(0);
  expect(screen.queryByLabelText(/messages per second/)).toBeNull();
});

it('offers the API browser of the cluster in the help menu', async () => {
  const { actor } = await renderAt('/nowhere');
  await firstIdleReached();
  await actor.click(await screen.findByRole('button', { name: 'Help' }));
  expect(
    (await screen.findByRole('menuitem', { name: 'Cluster global API browser' })).getAttribute(
      'href',
    ),
  ).toMatch(/\/api\/api-browser\/global\/index\.html$/);
  expect(await screen.findByRole('menuitem', { name: 'API browser' })).toBeVisible();
});

it.each(['/system/nodes', '/system/logging', '/system/inputs', '/system/inputs/send-logs'])(
  'says at %s that the cloud does not have it',
  async (path) => {
    await renderAt(path);
    expect(
      await screen.findByRole('heading', { name: 'Not available in the cloud' }),
    ).toBeVisible();
  },
);

it('names nodes without a link', async () => {
  await renderAt('/system/overview');
  const log = within(await screen.findByRole('region', { name: 'System messages' }));
  expect((await log.findAllByText(/ \/ /))[0]).toBeVisible();
  expect(
    screen.queryAllByRole('link').filter((link) => /nodes/.test(link.getAttribute('href') ?? '')),
  ).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Inputs' })).toBeNull();
});
