import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { call } from '@/api/client';
import { updateUser } from '@/contract/users';
import { routes } from '@/features/users/routes';
import { backend, requestsTo, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';

const renderAt = renderPagesOf(routes);
const ID = 'a'.repeat(24);
const ann = {
  id: ID,
  username: 'ann',
  full_name: 'Ann Able',
  first_name: 'Ann',
  last_name: 'Able',
  email: 'ann@example.org',
  roles: ['Reader'],
};
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const stored = async () => (await backend()).users.byName('ann');

afterEach(() => localStorage.clear());

it('keeps what others changed of a user, role by role, and asks where both changed the same', async () => {
  await seedBackend({ seed: { users: [ann] } });
  const { actor } = await renderAt(`/system/users/edit/${ID}`);
  await actor.clear(await field(/^Last name/));
  await actor.paste('Mine');
  await actor.clear(await field(/^E-mail/));
  await actor.paste('mine@example.org');
  await call(updateUser, {
    id: ID,
    changes: {
      first_name: 'Theirs',
      last_name: 'Able',
      email: 'theirs@example.org',
      roles: ['Reader', 'Views Manager'],
    },
  });
  const sent = () => requestsTo(`/users/${ID}`).filter(({ method }) => method === 'PUT');
  await settled();
  const before = sent().length;
  await actor.click(screen.getByRole('button', { name: 'Update user' }));
  const asked = await screen.findByRole('group', { name: /mail.*: changed by someone else/i });
  await settled();
  expect(sent()).toHaveLength(before);
  await actor.click(within(asked).getByRole('button', { name: 'Use theirs' }));
  await actor.click(screen.getByRole('button', { name: 'Update user' }));
  await waitFor(() => expect(sent()).toHaveLength(before + 1));
  await waitFor(async () => expect((await stored())?.last_name).toBe('Mine'));
  expect(await stored()).toMatchObject({
    first_name: 'Theirs',
    last_name: 'Mine',
    email: 'theirs@example.org',
    roles: expect.arrayContaining(['Reader', 'Views Manager']),
  });
  expect(await sent().at(-1)?.clone().json()).toEqual({
    first_name: 'Theirs',
    last_name: 'Mine',
    startpage: null,
  });
});
