import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { backend, seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as roleRoutes } from '@/features/roles/routes';
import { call } from '@/api/client';
import { createRole, pageOfRoles } from '@/contract/roles';

const renderAt = renderPagesOf(roleRoutes);

const idOf = (n: number) => n.toString(16).padStart(24, 'a');
const ann = {
  id: idOf(1),
  username: 'ann',
  full_name: 'Ann Able',
  email: 'ann@example.org',
  roles: ['Reader', 'Mail'],
};
const bob = {
  id: idOf(2),
  username: 'bob',
  full_name: 'Bob Baker',
  email: 'bob@example.org',
  roles: ['Reader'],
};
const rowOf = (title: string) =>
  screen.findByRole('row', { name: new RegExp(`^(Select ${title} )?${title}`) });
const rolesOf = async (name: string) => (await backend()).users.byName(name)?.roles;

const idOfRole = async (query: string) => (await call(pageOfRoles, { query })).roles[0]?.id ?? '';

/** Creates two users and a role assigned to one of them; returns the id of the role. */
async function seed(): Promise<string> {
  await seedBackend({ seed: { users: [ann, bob] } });
  await signInAs();
  await call(createRole, {
    name: 'Mail',
    description: 'Reads mail',
    permissions: ['streams:read'],
  });
  return idOfRole('Mail');
}

afterEach(() => localStorage.clear());

it('lists roles with their users', async () => {
  await seed();
  await renderAt('/system/roles');
  expect(await rowOf('Mail')).toHaveTextContent('1 user ann');
  expect(await rowOf('Reader')).toHaveTextContent('2 users ann, bob');
  expect(await rowOf('Reader')).toHaveTextContent('Built-in');
  expect(await rowOf('Views Manager')).toHaveTextContent('None');
  expect(await rowOf('Admin')).toHaveTextContent('1 user the root user');
});

it('creates a role, shows a taken name at its field, and names the users of a role before deleting it', async () => {
  await seed();
  const { actor } = await renderAt('/system/roles');
  await rowOf('Mail');
  await actor.click(screen.getByRole('button', { name: 'New role' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New role' }));
  await actor.click(sheet.getByLabelText(/^Name/));
  await actor.paste('Mail');
  await actor.click(sheet.getByRole('combobox', { name: /^Permissions/ }));
  await actor.paste('streams:read:1,');
  await actor.click(sheet.getByRole('button', { name: 'Create role' }));
  await waitFor(() => expect(sheet.getByLabelText(/^Name/)).toHaveAccessibleDescription(/exists/));
  await actor.click(sheet.getByLabelText(/^Name/));
  await actor.paste('room');
  await actor.click(sheet.getByRole('button', { name: 'Create role' }));
  expect(await rowOf('Mailroom')).toHaveTextContent('None');
  await actor.click(screen.getByRole('button', { name: 'Actions for Mail' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete role' }));
  expect(await dialog.findByText('Ann Able')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Reads mail/ })).toBeNull());
  expect(await rolesOf('ann')).toEqual(['Reader']);
});

it('does not offer to delete built-in roles', async () => {
  const { actor } = await renderAt('/system/roles');
  await actor.click(await screen.findByRole('button', { name: 'Actions for Reader' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Show',
    'Edit',
  ]);
});

it('deletes the selected roles except built-in ones', async () => {
  await seed();
  const { actor } = await renderAt('/system/roles');
  await actor.click(await screen.findByRole('checkbox', { name: 'Select Mail' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Select Reader' }));
  await actor.click(screen.getByRole('button', { name: 'Bulk actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await actor.click(
    within(await screen.findByRole('dialog', { name: 'Delete 2 roles' })).getByRole('button', {
      name: 'Delete 2 roles',
    }),
  );
  expect(await screen.findByText('1 item failed and stays selected.')).toBeVisible();
  expect(screen.getByText(/^Reader: /)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Select Mail / })).toBeNull());
});

it('shows the permissions and users of a role', async () => {
  const mail = await seed();
  await renderAt(`/system/roles/${mail}`);
  expect(await screen.findByRole('heading', { name: 'Role details: Mail' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Permissions' })).toHaveTextContent('streams:read');
  expect(await screen.findByRole('link', { name: 'Ann Able' })).toHaveAttribute(
    'href',
    `/system/users/${ann.id}`,
  );
  expect(screen.queryByRole('button', { name: /^Unassign/ })).toBeNull();
});

it('assigns and unassigns a role', async () => {
  const mail = await seed();
  const { actor } = await renderAt(`/system/roles/edit/${mail}`);
  await actor.click(await screen.findByRole('combobox', { name: 'Assign users' }));
  await actor.click(await screen.findByRole('option', { name: /Bob Baker/ }));
  await actor.click(screen.getByRole('button', { name: 'Assign' }));
  await rowOf('Bob Baker');
  expect(screen.getByRole('button', { name: 'Assign' })).toHaveFocus();
  expect(screen.queryByText('Choose at least one user.')).toBeNull();
  expect(await rolesOf('bob')).toContain('Mail');
  await actor.click(screen.getByRole('button', { name: 'Unassign Ann Able' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unassign user' }));
  expect(dialog.getByText('Ann Able loses the permissions of the role "Mail".')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Unassign user' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ann Able/ })).toBeNull());
  expect(await rolesOf('ann')).toEqual(['Reader']);
});

it('edits custom roles and explains that built-in ones are read-only', async () => {
  const mail = await seed();
  const { actor, unmount } = await renderAt(`/system/roles/edit/${mail}`);
  const name = await screen.findByLabelText(/^Name/);
  await actor.click(name);
  await actor.paste('room');
  await actor.click(screen.getByRole('button', { name: 'Update role' }));
  expect(await screen.findByRole('heading', { name: 'Role details: Mailroom' })).toBeVisible();
  expect(await rolesOf('ann')).toContain('Mailroom');
  unmount();
  await renderAt(`/system/roles/edit/${await idOfRole('Reader')}`);
  expect(await screen.findByText('This is a built-in role')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update role' })).toBeNull();
});

it('shows that reading roles is forbidden', async () => {
  await seed();
  await renderAt('/system/roles', { user: 'bob' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/permission/i);
});
