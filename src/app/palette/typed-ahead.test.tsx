import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables();

const page = (path: string, title: string) => ({ path, element: <h1>{title}</h1> });

it('what is typed before the palette has loaded reaches it, with Enter', async () => {
  const { actor, router } = await renderAt('/notes', {
    pages: [page('/notes', 'Notes'), page('/system/users', 'Users page')],
  });
  await screen.findByRole('heading', { name: 'Notes' });
  await actor.keyboard('{Control>}k{/Control}usxrs{Backspace}{Backspace}{Backspace}rs{Enter}');
  expect(await screen.findByRole('heading', { name: 'Users page' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/system/users');
});
