import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { backend, PASSWORD, requestsTo, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as userRoutes } from '@/features/users/routes';

const renderAt = renderPagesOf(userRoutes);

const idOf = (n: number) => n.toString(16).padStart(24, 'a');
const ann = {
  id: idOf(1),
  username: 'ann',
  full_name: 'Ann Able',
  first_name: 'Ann',
  last_name: 'Able',
  email: 'ann@example.org',
  roles: ['Reader'],
};
const bob = {
  id: idOf(2),
  username: 'bob',
  full_name: 'Bob Baker',
  first_name: 'Bob',
  last_name: 'Baker',
  email: 'bob@example.org',
  roles: ['Reader'],
  account_status: 'disabled' as const,
};
const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) });
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => within(cell).queryByRole('link')?.textContent ?? cell.textContent);
type Actor = Awaited<ReturnType<typeof renderAt>>['actor'];
const menuOf = async (actor: Actor, name: string, item: string) => {
  await actor.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await actor.click(await screen.findByRole('menuitem', { name: item }));
};
/** Matches twice: the toast and the live region. */
const findToast = (text: string) => screen.findAllByText(text);
/** Pasted, because typing is slow. */
const fill = async (actor: Actor, field: HTMLElement, text: string) => {
  await actor.clear(field);
  await actor.paste(text);
};
const stored = async (name: string) => (await backend()).users.byName(name);

afterEach(() => localStorage.clear());

it('lists all users sorted by full name, including the root user', async () => {
  await seedBackend({ seed: { users: [bob, ann] } });
  await renderAt('/system/users');
  const row = await rowOf('Ann Able');
  expect(names()).toEqual(['Administrator', 'Ann Able', 'Bob Baker']);
  expect(row).toHaveTextContent('ann@example.org');
  expect(row).toHaveTextContent('Reader');
  expect(row).toHaveTextContent('Enabled');
  expect(await rowOf('Bob Baker')).toHaveTextContent('Disabled');
  expect(await rowOf('Administrator')).toHaveTextContent('Read-only');
  expect(screen.getByText('1–3 of 3')).toBeVisible();
});

it('counts the root user as the last one if there are several pages', async () => {
  await seedBackend({
    seed: {
      users: Array.from({ length: 10 }, (_, n) => ({
        id: idOf(n),
        username: `u${n}`,
        full_name: `User ${n}`,
      })),
    },
  });
  await renderAt('/system/users?pageSize=10&page=2');
  expect(await screen.findByText('11–11 of 11')).toBeVisible();
  expect(names()).toEqual(['Administrator']);
});

it('searches users by field', async () => {
  await seedBackend({ seed: { users: [ann, bob] } });
  const { actor, router } = await renderAt('/system/users');
  await rowOf('Ann Able');
  await actor.type(screen.getByRole('searchbox', { name: 'Search' }), 'username:bob');
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(router.state.location.search).toBe('?query=username%3Abob');
  await actor.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await actor.type(screen.getByRole('searchbox', { name: 'Search' }), 'Admin');
  await waitFor(() => expect(names()).toEqual(['Administrator']));
});

it('disables and enables users, and names the user before deleting', async () => {
  await seedBackend({ seed: { users: [ann, bob] } });
  const { actor } = await renderAt('/system/users');
  await menuOf(actor, 'Ann Able', 'Disable…');
  const question = await screen.findByRole('dialog', { name: 'Disable user' });
  expect(question).toHaveTextContent('Ann Able (ann)');
  await actor.click(within(question).getByRole('button', { name: 'Disable user' }));
  await waitFor(async () => expect(await rowOf('Ann Able')).toHaveTextContent('Disabled'));
  await menuOf(actor, 'Ann Able', 'Enable');
  await waitFor(async () => expect(await rowOf('Ann Able')).toHaveTextContent('Enabled'));
  await menuOf(actor, 'Bob Baker', 'Delete…');
  const dialog = await screen.findByRole('dialog', { name: 'Delete user' });
  expect(dialog).toHaveTextContent('Bob Baker (bob)');
  await actor.click(within(dialog).getByRole('button', { name: 'Delete user' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bob Baker/ })).toBeNull());
  expect(await stored('bob')).toBeUndefined();
});

it('does not offer users to disable or delete themselves, nor to change the root user', async () => {
  await seedBackend({ seed: { users: [{ ...ann, roles: ['Admin'] }] } });
  const { actor } = await renderAt('/system/users', { user: 'ann' });
  const itemsOf = async (name: string) => {
    await actor.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await actor.keyboard('{Escape}');
    return items;
  };
  expect(await itemsOf('Ann Able')).toEqual(['Show', 'Edit', 'Manage tokens']);
  expect(await itemsOf('Administrator')).toEqual(['Show', 'Manage tokens']);
});

it('disables and deletes the selected users except the root user and the signed-in one', async () => {
  const cid = {
    id: idOf(3),
    username: 'cid',
    full_name: 'Cid Coal',
    first_name: 'Cid',
    last_name: 'Coal',
    email: 'cid@example.org',
    roles: ['Admin'],
  };
  await seedBackend({ seed: { users: [ann, bob, cid] } });
  const { actor } = await renderAt('/system/users', { user: 'cid' });
  await rowOf('Ann Able');
  const many = async (action: string) => {
    await actor.click(screen.getByRole('button', { name: 'Bulk actions' }));
    await actor.click(await screen.findByRole('menuitem', { name: action }));
  };
  await actor.click(screen.getByRole('checkbox', { name: 'Select all visible rows' }));
  await many('Disable');
  await actor.click(
    within(await screen.findByRole('dialog', { name: 'Disable 4 users' })).getByRole('button', {
      name: 'Disable 4 users',
    }),
  );
  expect(await screen.findByText('2 items failed and stay selected.')).toBeVisible();
  expect(
    screen.getByText('Cid Coal: You cannot disable or delete your own account.'),
  ).toBeVisible();
  expect(await rowOf('Ann Able')).toHaveTextContent('Disabled');
  expect((await stored('cid'))?.account_status).toBe('enabled');
  await actor.click(screen.getByRole('button', { name: 'Cancel selection' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Select Ann Able' }));
  await many('Delete');
  await actor.click(
    within(await screen.findByRole('dialog', { name: 'Delete 1 user' })).getByRole('button', {
      name: 'Delete 1 user',
    }),
  );
  await waitFor(() => expect(names()).not.toContain('Ann Able'));
  expect(await stored('ann')).toBeUndefined();
});

it('shows users to a reader without actions they lack permission for', async () => {
  await seedBackend({
    seed: {
      users: [ann, { ...bob, account_status: 'enabled', roles: ['Reader', 'User Inspector'] }],
    },
  });
  await renderAt('/system/users', { user: 'bob' });
  expect(within(await rowOf('Ann Able')).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New user' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for Ann Able' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Actions for Bob Baker' })).toBeVisible();
});

it('shows that reading users is forbidden', async () => {
  await seedBackend({ seed: { users: [ann] } });
  await renderAt('/system/users', { user: 'ann' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/permission/i);
});

it('creates a user and shows errors of the server at their fields', async () => {
  await seedBackend({ seed: { users: [ann] } });
  const { actor, router } = await renderAt('/system/users/new');
  await fill(actor, await screen.findByLabelText(/^Username/), 'ann');
  await fill(actor, screen.getByLabelText(/^First name/), 'Cleo');
  await fill(actor, screen.getByLabelText(/^Last name/), 'Clark');
  await fill(actor, screen.getByLabelText(/^E-mail/), 'cleo@example.org');
  await fill(actor, screen.getByLabelText(/^Password/, { selector: 'input' }), 'short');
  await fill(actor, screen.getByLabelText(/^Repeat/), 'other');
  await actor.click(screen.getByRole('button', { name: 'Create user' }));
  expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveAccessibleDescription(
    /at least 6 characters/,
  );
  expect(screen.getByLabelText(/^Repeat/)).toHaveAccessibleDescription(
    'The passwords do not match.',
  );
  await fill(actor, screen.getByLabelText(/^Password/, { selector: 'input' }), 'long enough');
  await fill(actor, screen.getByLabelText(/^Repeat/), 'long enough');
  await actor.click(screen.getByRole('button', { name: 'Create user' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription(/already taken/),
  );
  await fill(actor, screen.getByLabelText(/^Username/), 'Ann');
  await actor.click(screen.getByRole('button', { name: 'Create user' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription(/too similar.* ann/),
  );
  await fill(actor, screen.getByLabelText(/^Username/), 'ann2');
  await actor.click(screen.getByRole('checkbox', { name: /^Never time out/ }));
  await actor.click(screen.getByRole('button', { name: 'Create user' }));
  await rowOf('Cleo Clark');
  expect(router.state.location.pathname).toBe('/system/users');
  expect(await stored('ann2')).toMatchObject({
    roles: ['Reader'],
    session_timeout_ms: -1,
    startpage: null,
    timezone: null,
    service_account: false,
  });
});

it('explains that a global timeout overrides the user’s own', async () => {
  const node = await seedBackend({ seed: { users: [ann] } });
  const headers = {
    authorization: `Basic ${btoa(`admin:${PASSWORD}`)}`,
    'x-requested-by': 'test',
    'content-type': 'application/json',
  };
  await node.handle(
    new Request('http://node.test/api/system/cluster_config/org.graylog2.users.UserConfiguration', {
      method: 'PUT',
      headers,
      body: JSON.stringify({
        enable_global_session_timeout: true,
        global_session_timeout_interval: 'PT2H',
      }),
    }),
  );
  await renderAt(`/system/users/edit/${ann.id}`);
  expect(await screen.findByText(/timeout of 2 h applies to all users/)).toBeVisible();
});

it('shows all details of a user', async () => {
  await seedBackend({ seed: { users: [{ ...ann, timezone: 'Europe/Berlin' }] } });
  await renderAt(`/system/users/${ann.id}`);
  expect(await screen.findByRole('heading', { name: 'User details: Ann Able' })).toBeVisible();
  expect(document.title).toMatch(/User details: Ann Able/);
  expect(screen.getByRole('region', { name: 'Profile' })).toHaveTextContent('ann@example.org');
  expect(screen.getByRole('region', { name: 'Settings' })).toHaveTextContent('Europe/Berlin');
  expect(await screen.findByRole('link', { name: 'Reader' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/system\/roles\//),
  );
  expect(await screen.findByText('Nothing has been shared with this user.')).toBeVisible();
});

it('shows that a user does not exist', async () => {
  await renderAt(`/system/users/${idOf(9)}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/not found|no longer|exist/i);
});

it('sends only what was changed, and the start page that newer servers would end', async () => {
  await seedBackend({ seed: { users: [ann] } });
  const { actor, router } = await renderAt(`/system/users/edit/${ann.id}`);
  const last = await screen.findByLabelText(/^Last name/);
  await fill(actor, last, 'Archer');
  await actor.click(screen.getByRole('button', { name: 'Update user' }));
  expect(await screen.findByRole('heading', { name: 'User details: Ann Archer' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/system/users/${ann.id}`);
  const sent = requestsTo(`/users/${ann.id}`).find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toEqual({
    first_name: 'Ann',
    last_name: 'Archer',
    startpage: null,
  });
});

it('explains that the root user cannot be edited, and lets it choose its appearance', async () => {
  const { actor } = await renderAt('/system/users/edit/local:admin');
  expect(await screen.findByText('This user cannot be edited')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update user' })).toBeNull();
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
  expect(document.documentElement.dataset['theme']).toBe('noir');
});

it('lets users change their own profile, password (with the old one) and preferences', async () => {
  await seedBackend({ seed: { users: [{ ...ann, password: 'ann-s old password' }] } });
  const { actor } = await renderAt(`/system/users/edit/${ann.id}`, { user: 'ann' });
  await screen.findByLabelText(/^First name/);
  expect(screen.queryByRole('checkbox', { name: /time out/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: /^Roles/ })).toBeNull();
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
  await findToast('User preferences successfully saved');
  expect((await stored('ann'))?.preferences).toMatchObject({ themeMode: 'noir' });
  await actor.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await fill(actor, dialog.getByLabelText(/^Old password/), 'wrong');
  await fill(actor, dialog.getByLabelText(/^New password/), 'a new password');
  await fill(actor, dialog.getByLabelText(/^Repeat/), 'a new password');
  await actor.click(dialog.getByRole('button', { name: 'Change password' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Old password/)).toHaveAccessibleDescription(
      /missing or incorrect/,
    ),
  );
  await fill(actor, dialog.getByLabelText(/^Old password/), 'ann-s old password');
  await actor.click(dialog.getByRole('button', { name: 'Change password' }));
  await findToast('The password was changed.');
});

it('creates a token, shows its secret once, and deletes it', async () => {
  await seedBackend({ seed: { users: [ann] } });
  const { actor } = await renderAt(`/system/users/tokens/${ann.id}`);
  expect(await screen.findByText('There are no tokens yet.')).toBeVisible();
  await fill(actor, screen.getByLabelText(/^Token name/), 'a/b');
  await actor.click(screen.getByRole('button', { name: 'Create token' }));
  expect(screen.getByLabelText(/^Token name/)).toHaveAccessibleDescription(/Do not use slashes/);
  await fill(actor, screen.getByLabelText(/^Token name/), 'backup script');
  await actor.keyboard('{Enter}');
  const secret = await screen.findByRole('group', { name: 'Secret of token backup script' });
  expect(secret.textContent).toMatch(/^[\w-]{20,}$/);
  expect(await rowOf('backup script')).toHaveTextContent('Never');
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  await actor.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Secret/ })).toBeNull());
  await actor.click(screen.getByRole('button', { name: 'Delete token backup script' }));
  await actor.click(
    within(await screen.findByRole('dialog', { name: 'Delete token' })).getByRole('button', {
      name: 'Delete token',
    }),
  );
  expect(await screen.findByText('There are no tokens yet.')).toBeVisible();
});
