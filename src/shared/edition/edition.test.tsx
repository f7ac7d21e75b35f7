import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadTexts } from '@/shared/texts/load-texts';
import { backend, PASSWORD, requests, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';
import { EnterpriseNotice } from './EnterpriseNotice';
import { useEdition } from './use-edition';

const LICENSE = '/enterprise/license/info';
const NOTICE =
  'To use the log view functionality you need the enterprise license and the enterprise plugin';

function Place() {
  const edition = useEdition();
  return (
    <>
      <h1>{edition ?? 'not known yet'}</h1>
      <EnterpriseNotice feature="log view" />
    </>
  );
}
const open = async (user = 'admin') => {
  await loadTexts(['edition']);
  return renderPagesOf([{ path: '/', element: <Place /> }])('/', { user });
};
const isShown = (edition: string) => screen.findByRole('heading', { name: edition });
const reader = {
  users: [{ username: 'ada', password: PASSWORD, roles: ['Reader'] }],
};
/** The license of a server as it answers. */
const licensed = async (license_status: string) =>
  (await backend()).fail('GET', LICENSE, 200, {
    times: Infinity,
    body: { license_info: { license_status } },
  });

it('tells in the open edition what a feature needs, and where to get it', async () => {
  await open();
  await isShown('open');
  expect(screen.getByText(NOTICE, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'About Graylog Enterprise' })).toHaveAttribute(
    'href',
    'https://www.graylog.org/enterprise',
  );
  expect(screen.getByRole('link', { name: 'Set up Graylog Enterprise' })).toHaveAttribute(
    'href',
    '/system/enterprise',
  );
});

it('tells nothing where the license is installed', async () => {
  await seedBackend({ enterprise: true });
  await open();
  await isShown('enterprise');
  expect(screen.queryByText(NOTICE, { exact: false })).toBeNull();
});

it.each(['absent', 'missing', 'expired'])(
  'takes the license status %s for open',
  async (status) => {
    await licensed(status);
    await open();
    await isShown('open');
  },
);

it('goes by the plugins for users who may not read the license, who get no 403', async () => {
  await seedBackend({ enterprise: true, seed: reader });
  await open('ada');
  await isShown('enterprise');
  await settled();
  expect(requests()).not.toContain(`GET ${LICENSE}`);
});

it('shows readers of an open server the notice, too', async () => {
  await seedBackend({ seed: reader });
  await open('ada');
  await isShown('open');
  expect(screen.getByText(NOTICE, { exact: false })).toBeVisible();
});

it.each([404, 500])('takes a server that answers %i for open', async (status) => {
  (await backend()).fail('GET', LICENSE, status, { times: Infinity });
  await open();
  await isShown('open');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('advertises nothing in the cloud, and asks for no license', async () => {
  vi.stubGlobal('appConfig', { isCloud: true });
  await open();
  await isShown('cloud');
  await waitFor(() => expect(requests()).not.toHaveLength(0));
  await settled();
  expect(requests()).not.toContain(`GET ${LICENSE}`);
  expect(screen.queryByText(NOTICE, { exact: false })).toBeNull();
});
