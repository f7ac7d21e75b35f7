import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend, PASSWORD, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes } from './routes';

const open = renderPagesOf(routes);
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('names the edition, the license and what the enterprise edition adds', async () => {
  await open('/system/enterprise');
  expect(await screen.findByRole('heading', { level: 1, name: 'Enterprise' })).toBeVisible();
  const license = await card('License');
  expect(await license.findByText('No license')).toBeVisible();
  expect(license.getByText('Open')).toBeVisible();
  expect(await license.findByText('None')).toBeVisible();
  const setUp = await card('Set up Graylog Enterprise');
  expect(await setUp.findByText(/^The embedded node has no enterprise edition/)).toBeVisible();
  expect(setUp.getByRole('link')).toHaveAttribute('href', 'https://www.graylog.org/enterprise');
  expect((await card('Enterprise features')).getAllByRole('listitem')).toHaveLength(4);
});

it('tells over a Graylog server how to set it up', async () => {
  (await backend()).fail('GET', '/system', 200, {
    times: Infinity,
    body: { codename: 'Noir', version: '5.1.13', hostname: 'logs' },
  });
  await open('/system/enterprise');
  const setUp = await card('Set up Graylog Enterprise');
  expect(await setUp.findAllByRole('listitem')).toHaveLength(3);
});

it('has no advertisement on a server with a license', async () => {
  await seedBackend({ enterprise: true });
  await open('/system/enterprise');
  const license = await card('License');
  expect(await license.findByText('Installed')).toBeVisible();
  expect(await license.findByText(/^Graylog Enterprise 5\.1/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Set up Graylog Enterprise' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'About Graylog Enterprise' })).toBeNull();
});

it('shows why the license cannot be read, and reads it again', async () => {
  (await backend()).fail('GET', '/enterprise/license/info', 500, { times: Infinity });
  const { actor } = await open('/system/enterprise');
  expect(await screen.findByRole('alert')).toBeVisible();
  (await backend()).clearFaults();
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No license')).toBeVisible();
});

it('is for those who may read the license, and not in the cloud', async () => {
  await seedBackend({
    seed: { users: [{ username: 'ada', password: PASSWORD, roles: ['Reader'] }] },
  });
  const { unmount } = await open('/system/enterprise', { user: 'ada' });
  expect(await screen.findByText(/licenseinfos:read/)).toBeVisible();
  unmount();
  vi.stubGlobal('appConfig', { isCloud: true });
  await open('/system/enterprise');
  expect(await screen.findByRole('heading', { name: 'Not available in the cloud' })).toBeVisible();
});

it('tells on the security page what it needs, and that this console has none', async () => {
  const { unmount } = await open('/security');
  expect(
    await screen.findByText(
      /^To use the Security functionality you need the enterprise license and the enterprise plugin/,
    ),
  ).toBeVisible();
  unmount();
  vi.stubGlobal('appConfig', { isCloud: true });
  await open('/security');
  expect(await screen.findByText(/^This console has no pages for the features/)).toBeVisible();
});
