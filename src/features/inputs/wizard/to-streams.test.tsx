import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { launch } from '@test/inputs/launched-inputs';
import { renderAt } from '@test/rendering/render';

it('leads from a new input to a stream whose first rule takes the messages of that input', async () => {
  await seedBackend();
  const id = await launch('Shop');
  const { actor, router } = await renderAt(
    `/system/inputs/send-logs?step=done&source=application&input=${id}`,
  );
  await actor.click(await screen.findByRole('link', { name: 'Route messages into streams' }));
  await actor.type(await screen.findByLabelText(/^Title/), 'Shop messages');
  await actor.click(screen.getByRole('button', { name: 'Create stream' }));
  const rule = within(await screen.findByRole('dialog', { name: 'New rule' }));
  expect(await rule.findByText(/Shop/, { selector: 'strong' })).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('input')).toBe(id);
});
