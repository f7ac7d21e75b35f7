import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { call } from '@/api/client';
import { createRole, deleteAuthzRole, pageOfRoles, updateRole } from '@/contract/roles';
import { routes } from '@/features/roles/routes';
import { seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';

const renderAt = renderPagesOf(routes);
const role = { name: 'Mail', description: 'Reads mail', permissions: ['streams:read'] };
const stored = async (query: string) => (await call(pageOfRoles, { query })).roles[0];

afterEach(() => localStorage.clear());

async function editing() {
  await seedBackend();
  await signInAs();
  await call(createRole, role);
  const id = (await stored('Mail'))?.id ?? '';
  const { actor } = await renderAt(`/system/roles/edit/${id}`);
  const description = await screen.findByRole('textbox', { name: /^Description/ });
  await actor.clear(description);
  await actor.paste('Mine');
  return { actor, id };
}

it('keeps permissions and a name that others changed', async () => {
  const { actor } = await editing();
  await call(updateRole, {
    name: 'Mail',
    role: { ...role, name: 'Letters', permissions: ['streams:read', 'inputs:read'] },
  });
  await actor.click(screen.getByRole('button', { name: 'Update role' }));
  await waitFor(async () => expect((await stored('Letters'))?.description).toBe('Mine'));
  expect((await stored('Letters'))?.permissions.toSorted()).toEqual([
    'inputs:read',
    'streams:read',
  ]);
});

it('creates a role again that someone deleted', async () => {
  const { actor, id } = await editing();
  await call(deleteAuthzRole, { id });
  await actor.click(screen.getByRole('button', { name: 'Update role' }));
  await actor.click(await screen.findByRole('button', { name: 'Create again' }));
  await waitFor(async () => expect(await stored('Mail')).toMatchObject({ description: 'Mine' }));
});
