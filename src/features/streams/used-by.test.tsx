import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { answerInstead, requests, seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';
import { call } from '@/api/client';
import { listIndexSets } from '@/contract/index-sets';
import { createRole } from '@/contract/roles';
import { createSearch } from '@/contract/search';
import { createStream } from '@/contract/streams';
import { createView } from '@/contract/views';
import { routes as streamRoutes } from '@/features/streams/routes';

const renderAt = renderPagesOf(streamRoutes);
const SHOP = '6b019df4df73424ee9f4d114';
const users = [
  { username: 'ann', full_name: 'Ann Able', startpage: { type: 'stream', id: SHOP } },
  { username: 'mia', permissions: [`streams:read:${SHOP}`] },
];

/** A stream that a dashboard searches, a role grants, and a user starts with. */
async function seed() {
  await seedBackend({ seed: { users, streams: [{ id: SHOP, title: 'Shop' }] } });
  await signInAs();
  const search = await call(createSearch, {
    id: '5f0000000000000000000abc',
    parameters: [],
    queries: [
      {
        id: 'q',
        query: { type: 'elasticsearch', query_string: '' },
        timerange: { type: 'relative', range: 300 },
        filter: { type: 'or', filters: [{ type: 'stream', id: SHOP }] },
        filters: [],
        search_types: [],
      },
    ],
  });
  await call(createView, {
    title: 'Sales',
    type: 'DASHBOARD',
    search_id: search.id,
    state: {},
  });
  await call(createRole, { name: 'Shopkeepers', permissions: [`streams:read:${SHOP}`] });
}

async function createStreamNamed(title: string) {
  const { stream_id: id } = await call(createStream, {
    title,
    description: '',
    index_set_id: (await call(listIndexSets, {})).index_sets[0]?.id ?? '',
    rules: [],
    matching_type: 'AND',
    remove_matches_from_default_stream: false,
  });
  await call(createRole, { name: 'Readers', permissions: [`streams:read:${id}`] });
}

const card = async () => within(await screen.findByRole('region', { name: 'Used by' }));

it('lists what uses a stream, and how', async () => {
  await seed();
  await renderAt(`/streams/${SHOP}/edit`);
  const uses = await (await card()).findAllByRole('listitem');
  expect(uses.map(({ textContent }) => textContent)).toEqual([
    'DashboardSalessearches its messages',
    'RoleShopkeepersgrants access to it',
    'UserAnn Ablestart page',
  ]);
  await settled();
  expect(requests()).not.toContain('GET /system/pipelines/pipeline');
});

it('names what uses a stream before it is deleted', async () => {
  await seed();
  const { actor } = await renderAt('/streams');
  await actor.click(await screen.findByRole('button', { name: 'Actions for Shop' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Used by 1 dashboard, 1 role, and 1 user')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Sales' })).toBeVisible();
});

it('names what uses several streams before they are deleted, and which of them', async () => {
  await seed();
  await createStreamNamed('Mail');
  const { actor } = await renderAt('/streams');
  await actor.click(await screen.findByRole('checkbox', { name: 'Select Shop' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Select Mail' }));
  await actor.click(screen.getByRole('button', { name: 'Bulk actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Used by 1 dashboard, 2 roles, and 1 user')).toBeVisible();
  const uses = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(uses).toContain('Dashboard: Sales (uses Shop)');
  expect(uses).toContain('Role: Readers (uses Mail)');
});

it('says what it could not check, and what users may not know', async () => {
  await seed();
  answerInstead(http.get('*/api/dashboards', () => new HttpResponse(null, { status: 500 })));
  await renderAt(`/streams/${SHOP}/edit`, { user: 'mia' });
  const uses = await card();
  expect(await uses.findByText('Could not check: dashboards.')).toBeVisible();
  expect(
    uses.getByText(/^Not checked, because you do not have permission: .*roles.*users/),
  ).toBeVisible();
});
