import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { pageOfRoles } from '@/contract/roles';
import { thisNode } from '@/contract/system';
import { seedBackend, signInAs } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

const ann = {
  id: 'a'.repeat(24),
  username: 'ann',
  full_name: 'Ann Able',
  first_name: 'Ann',
  last_name: 'Able',
  email: 'ann@example.org',
  roles: ['Reader'],
};
const reader = async () => (await call(pageOfRoles, { query: 'Reader' })).roles[0]?.id;
const node = async () => (await call(thisNode, undefined)).node_id;

it.each<[string, () => Promise<string> | string, RegExp]>([
  ['a user', () => `/system/users/${ann.id}`, /^Users and teams User details: Ann Able$/],
  [
    'the form of a user',
    () => `/system/users/edit/${ann.id}`,
    /^Users and teams Ann Able Edit user: Ann Able$/,
  ],
  [
    'the tokens of a user',
    () => `/system/users/tokens/${ann.id}`,
    /^Users and teams Ann Able .*Ann Able$/,
  ],
  ['a new user', () => '/system/users/new', /^Users and teams New user$/],
  ['a role', async () => `/system/roles/${await reader()}`, /^Roles Role details: Reader$/],
  [
    'the form of a role',
    async () => `/system/roles/edit/${await reader()}`,
    /^Roles Reader .*Reader$/,
  ],
  ['a node', async () => `/system/nodes/${await node()}`, /^Nodes Node .+$/],
  [
    'the metrics of a node',
    async () => `/system/metrics/node/${await node()}`,
    /^Nodes \w+ \/ .+ Metrics$/,
  ],
  [
    'a dump of a node',
    async () => `/system/threaddump/${await node()}`,
    /^Nodes \w+ \/ .+ Thread dump$/,
  ],
])('shows breadcrumbs to %s', async (_what, address, way) => {
  await seedBackend({ seed: { users: [ann] } });
  await signInAs();
  await renderAt(await address());
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  await expect
    .poll(() =>
      crumbs
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .join(' '),
    )
    .toMatch(way);
});
