import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

layOutTables();

const ID = 'a'.repeat(24);
const rule = (field: string, value: string) => ({
  id: `rule-${field}`,
  type: 1,
  field,
  value,
  inverted: false,
  stream_id: ID,
  description: null,
});
const seed = {
  streams: [
    {
      id: ID,
      title: 'Checkout',
      matching_type: 'AND' as const,
      rules: [rule('source', 'shop-1'), rule('app', 'cart')],
    },
  ],
  messages: [
    {
      message: 'payment refused',
      source: 'shop-1',
      fields: { app: 'checkout', order_id: 9007199254740993n },
    },
  ],
};

/** The URL that the menu in a message's details links to for a stream. */
async function urlOfMatchTest() {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { actor, unmount } = await renderAt('/search?rangetype=relative&relative=3600');
  (await screen.findByRole('treegrid', { name: 'All Messages' })).focus();
  await actor.keyboard('j{Enter}');
  await actor.click(await screen.findByRole('button', { name: 'Test against stream' }));
  expect(await screen.findByRole('menuitem', { name: 'Default Stream' })).toHaveAttribute(
    'title',
    'Cannot test against the default stream',
  );
  await actor.click(await screen.findByRole('menuitem', { name: 'Checkout' }));
  const address = `${opened.mock.lastCall?.[0] ?? ''}`;
  opened.mockRestore();
  unmount();
  return address;
}

it('shows per rule whether the message matches, starting from the message details', async () => {
  await seedBackend({ seed });
  const address = await urlOfMatchTest();
  expect(address).toMatch(new RegExp(`^/streams/${ID}/edit\\?index=graylog_0&message_id=.`));
  await renderAt(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rules of Checkout' })).toBeVisible();
  expect(
    await screen.findByText('This message would not be routed into this stream.'),
  ).toBeVisible();
  const rules = within(screen.getByRole('region', { name: 'Rules' })).getAllByRole('listitem');
  expect(rules.map((item) => item.textContent?.trim())).toEqual([
    expect.stringMatching(/^source is exactly shop-1matches – source is shop-1/),
    expect.stringMatching(/^app is exactly cartdoes not match – app is checkout/),
  ]);
  expect(await screen.findByRole('region', { name: /^Details of message/ })).toHaveTextContent(
    '9007199254740993',
  );
  const [asked] = requestsTo(`/streams/${ID}/testMatch`);
  expect(await asked?.clone().text()).toContain('9007199254740993');
});

it('loads a message by index and id, which the URL keeps', async () => {
  await seedBackend({
    seed: {
      ...seed,
      streams: seed.streams.map((stream) => ({ ...stream, matching_type: 'OR' as const })),
    },
  });
  const params = new URLSearchParams((await urlOfMatchTest()).split('?')[1]);
  const { actor, router } = await renderAt(`/streams/${ID}/edit`);
  const load = await screen.findByRole('button', { name: 'Load message' });
  expect(load).toBeDisabled();
  await actor.type(screen.getByRole('textbox', { name: /^Index/ }), params.get('index') ?? '');
  await actor.type(
    screen.getByRole('textbox', { name: /^Message ID/ }),
    ` ${params.get('message_id') ?? ''}{Enter}`,
  );
  expect(await screen.findByText('This message would be routed into this stream.')).toBeVisible();
  expect(router.state.location.search).toBe(`?${params}`);
});

it('reports a missing message, and why the rules could not be tested', async () => {
  const node = await seedBackend({ seed });
  const address = await urlOfMatchTest();
  const missing = await renderAt(`/streams/${ID}/edit?index=graylog_0&message_id=nowhere`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/not (be )?found/i);
  missing.unmount();
  node.fail('POST', '/streams/:id/testMatch', 500);
  const { actor } = await renderAt(address);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not test stream rules of stream',
  );
  node.clearFaults();
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  // While the server is asked again, the outcome may still change.
  await waitFor(() => {
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('This message would not be routed into this stream.')).toBeVisible();
  });
});

it('shows whether the stream runs, pauses it, and shares it', async () => {
  await seedBackend({
    seed: { streams: seed.streams.map((stream) => ({ ...stream, disabled: false })) },
  });
  const { actor } = await renderAt(`/streams/${ID}/edit`);
  expect(await screen.findByText('Running')).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.queryByText('Running')).not.toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('dialog', { name: /Checkout/ })).toBeVisible();
});

it('does not offer the test for the default stream', async () => {
  await seedBackend({ seed });
  await renderAt('/streams/000000000000000000000001/edit?index=graylog_0&message_id=x');
  expect(await screen.findByText('Cannot test against the default stream')).toBeVisible();
  await settled();
  expect(requestsTo('/streams/000000000000000000000001/testMatch')).toEqual([]);
});
