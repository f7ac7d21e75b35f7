import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { sample } from '@test/samples/saved-search';

it('saves by shortcut as soon as possible, however early it is pressed', async () => {
  await seedBackend({ seed: sample });
  await renderAt('/search?q=app%3Aauth');
  await screen.findByRole('textbox', { name: 'Query' });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Save' })).toBeVisible();
});
