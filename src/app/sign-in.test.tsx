import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, cutNetwork, requests, seedBackend, PASSWORD } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

const pages = [{ path: '/search', element: <h1>A page</h1> }];
const open = (user: string | null = null) => renderAt('/search', { user, pages });
const fill = async (
  actor: Awaited<ReturnType<typeof open>>['actor'],
  username: string,
  password: string,
) => {
  await actor.type(await screen.findByLabelText('Username'), username);
  await actor.type(screen.getByLabelText('Password'), `${password}{Enter}`);
};

it('welcomes who is not signed in, and opens the page asked for', async () => {
  const { actor } = await open();
  expect(await screen.findByRole('heading', { name: 'Welcome to Graylog' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  await fill(actor, 'admin', PASSWORD);
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible();
});

it('says in place that the password is wrong, and keeps the name', async () => {
  const { actor } = await open();
  await fill(actor, 'admin', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong username or password.');
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('does not ask the server with half of the credentials', async () => {
  const { actor } = await open();
  await fill(actor, 'admin', '');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a username and a password.');
  await settled();
  expect(requests()).not.toContain('POST /system/sessions');
});

it('warns of Caps Lock', async () => {
  await open();
  fireEvent.keyDown(await screen.findByLabelText('Password'), { key: 'A', modifierCapsLock: true });
  expect(await screen.findByText('Caps Lock is on.')).toBeVisible();
});

it('tells what the server says when signing in fails otherwise', async () => {
  const { actor } = await open();
  (await backend()).fail('POST', '/system/sessions', 503, {
    body: { type: 'ApiError', message: 'The directory is not reachable.' },
  });
  await fill(actor, 'admin', PASSWORD);
  expect(await screen.findByRole('alert')).toHaveTextContent('The directory is not reachable.');
});

it('waits at the start for a server that is away', async () => {
  cutNetwork(true);
  const { actor } = await open();
  expect(await screen.findByText('Server unavailable')).toBeVisible();
  cutNetwork(false);
  await fill(actor, 'admin', PASSWORD);
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible();
});

it('asks for the profile of the last user beside the session check', async () => {
  localStorage.setItem('console.username', 'admin');
  await open('admin');
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible();
  await settled();
  expect(requests().filter((request) => request.includes('/users/'))).toEqual(['GET /users/admin']);
  expect(requests().slice(0, 2)).toEqual(['GET /system/sessions', 'GET /users/admin']);
});

it('shows the user of the session, whoever was here last', async () => {
  await seedBackend({ seed: { users: [{ username: 'ada', full_name: 'Ada Lovelace' }] } });
  localStorage.setItem('console.username', 'admin');
  await open('ada');
  expect(await screen.findByRole('button', { name: 'Ada Lovelace' })).toBeVisible();
});

it('signs out to the sign-in page', async () => {
  const { actor } = await open('admin');
  await actor.click(await screen.findByRole('button', { name: 'Administrator' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Graylog' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('console.username')).toBeNull());
});
