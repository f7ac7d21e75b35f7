import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { call } from '@/api/client';
import {
  deleteStream,
  getStream,
  listStreams,
  updateStream,
  updateStreamRule,
} from '@/contract/streams';
import { routes as streamRoutes } from '@/features/streams/routes';
import { toasts } from '@/shared/toasts/toast-store';
import { seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';

const renderAt = renderPagesOf(streamRoutes);

const ID = 'a'.repeat(24);
const RULE = {
  id: 'b'.repeat(24),
  type: 1,
  field: 'source',
  value: 'shop-1',
  inverted: false,
  stream_id: ID,
  description: null,
};
const seed = { streams: [{ id: ID, title: 'Mail', description: 'All mail', rules: [RULE] }] };
const ofOthers = (changes: Partial<Parameters<typeof updateStream.toRequest>[0]['changes']>) =>
  call(updateStream, { id: ID, changes: { description: null, ...changes } });
const stored = () => call(getStream, { id: ID });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

afterEach(() => {
  toasts.clear();
  localStorage.clear();
});

it('keeps what others changed of a stream, and asks where both changed the same', async () => {
  await seedBackend({ seed });
  const { actor } = await renderAt(`/streams?edit=${ID}`);
  await actor.clear(await field(/^Title/));
  await actor.paste('Mine');
  await ofOthers({ description: 'Theirs', remove_matches_from_default_stream: true });
  await actor.click(screen.getByRole('button', { name: 'Update stream' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toMatchObject({
    title: 'Mine',
    description: 'Theirs',
    remove_matches_from_default_stream: true,
  });
});

it('asks at the field that both changed', async () => {
  await seedBackend({ seed });
  const { actor } = await renderAt(`/streams?edit=${ID}`);
  await actor.clear(await field(/^Title/));
  await actor.paste('Mine');
  await ofOthers({ title: 'Theirs', description: 'Theirs' });
  await actor.click(screen.getByRole('button', { name: 'Update stream' }));
  const asked = await screen.findByRole('group', { name: /^Title: changed by someone else/ });
  expect((await stored()).title).toBe('Theirs');
  await actor.click(within(asked).getByRole('button', { name: 'Keep yours' }));
  await actor.click(screen.getByRole('button', { name: 'Update stream' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toMatchObject({ title: 'Mine', description: 'Theirs' });
});

it('creates a deleted stream again with its rules', async () => {
  await seedBackend({ seed });
  const { actor } = await renderAt(`/streams?edit=${ID}`);
  await actor.clear(await field(/^Title/));
  await actor.paste('Mine');
  await call(deleteStream, { id: ID });
  await actor.click(screen.getByRole('button', { name: 'Update stream' }));
  await actor.click(await screen.findByRole('button', { name: 'Create again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { streams } = await call(listStreams, undefined);
  expect(streams.find(({ title }) => title === 'Mine')).toMatchObject({
    description: 'All mail',
    rules: [{ field: 'source', value: 'shop-1' }],
  });
});

it('asks about a rule that someone else changed', async () => {
  await seedBackend({ seed });
  const { actor } = await renderAt(`/streams/${ID}/edit?rule=${RULE.id}`);
  const value = await field(/^Value/);
  await actor.clear(value);
  await actor.paste('shop-2');
  const { type, inverted } = RULE;
  await call(updateStreamRule, {
    id: ID,
    ruleId: RULE.id,
    rule: { type, inverted, field: 'app', value: 'cart', description: 'of others' },
  });
  await actor.click(screen.getByRole('button', { name: 'Save rule' }));
  const asked = await screen.findByRole('group', { name: /changed by someone else/ });
  await actor.click(within(asked).getByRole('button', { name: 'Use theirs' }));
  expect(await field(/^Value/)).toHaveValue('cart');
  expect(await field(/^Description/)).toHaveValue('of others');
});
