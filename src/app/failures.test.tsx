import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { listStreams } from '@/contract/streams';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import {
  backend,
  cutNetwork,
  endSessions,
  requestsTo,
  seedBackend,
  signInAs,
  PASSWORD,
} from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

/**
 * A page as features write them: one query the page stands on, one that may fail in place, and
 * something typed.
 */
function StreamsPage() {
  const [wanted, setWanted] = useState(true);
  const streams = useQuery({
    queryKey: ['streams'],
    queryFn: ({ signal }) => call(listStreams, undefined, { signal }),
    throwOnError: isPageFailure,
    enabled: wanted,
  });
  return (
    <>
      <h1>Streams</h1>
      <label>
        Note <input defaultValue="" />
      </label>
      <button
        type="button"
        onClick={() => {
          setWanted(true);
          void streams.refetch();
        }}
      >
        Reload
      </button>
      <p>{streams.data ? `${streams.data.streams.length} streams` : 'none yet'}</p>
      <FailureNotice error={streams.error} retry={() => void streams.refetch()} />
    </>
  );
}

const pages = [
  { path: '/streams', element: <StreamsPage /> },
  { path: '/other', element: <Link to="/streams">Back to streams</Link> },
];
const openStreams = () => renderAt('/streams', { pages });

it('asks to sign in over the page when the session ends, and goes on with what was asked', async () => {
  const { actor } = await openStreams();
  expect(await screen.findByText(/[1-9] streams/)).toBeVisible();
  await actor.type(screen.getByLabelText('Note'), 'half a thought');
  const before = requestsTo('/streams').length;
  await endSessions();
  await actor.click(screen.getByRole('button', { name: 'Reload' }));

  const sheet = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(screen.getByLabelText('Note')).toHaveValue('half a thought');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(sheet).getByLabelText('Username')).toHaveValue('admin');
  await actor.type(within(sheet).getByLabelText('Password'), 'wrong{Enter}');
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('Wrong username or password.');

  await actor.clear(within(sheet).getByLabelText('Password'));
  await actor.type(within(sheet).getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Note')).toHaveValue('half a thought');
  // Once refused, once more after signing in.
  await waitFor(() => expect(requestsTo('/streams')).toHaveLength(before + 2));
  expect(await screen.findByText(/[1-9] streams/)).toBeVisible();
});

it('starts afresh when someone else signs in', async () => {
  await seedBackend({ seed: { users: [{ username: 'ada', password: 'analytical' }] } });
  const { actor, leave } = await openStreams();
  await screen.findByText(/[1-9] streams/);
  await endSessions();
  await actor.click(screen.getByRole('button', { name: 'Reload' }));
  const sheet = await screen.findByRole('dialog');
  await actor.clear(within(sheet).getByLabelText('Username'));
  await actor.type(within(sheet).getByLabelText('Username'), 'ada');
  await actor.type(within(sheet).getByLabelText('Password'), 'analytical{Enter}');
  await waitFor(() => expect(leave).toHaveBeenCalled());
});

it('goes on by itself when the user signs in again in another tab', async () => {
  const { actor } = await openStreams();
  await screen.findByText(/[1-9] streams/);
  await endSessions();
  await actor.click(screen.getByRole('button', { name: 'Reload' }));
  await screen.findByRole('dialog');
  await signInAs('admin');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says which permission page it is when the user may not see it', async () => {
  (await backend()).fail('GET', '/streams', 403, {
    body: { type: 'ApiError', message: 'Not authorized' },
  });
  await openStreams();
  expect(await screen.findByRole('heading', { name: 'Missing permissions' })).toBeVisible();
  expect(
    screen.getByText('You do not have the required permissions to view this resource.'),
  ).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('names the streams that are missing', async () => {
  (await backend()).fail('GET', '/streams', 403, {
    body: {
      type: 'MissingStreamPermission',
      message: 'Not permitted.',
      streams: ['6b019df4df73424ee9f4d114', '000000000000000000000001'],
    },
  });
  await openStreams();
  expect(await screen.findByRole('heading', { name: 'Missing stream permissions' })).toBeVisible();
  expect(
    screen.getByText(
      'You need permissions for streams with the id: 6b019df4df73424ee9f4d114, 000000000000000000000001.',
    ),
  ).toBeVisible();
});

it('shows a page that works again after leaving an error', async () => {
  (await backend()).fail('GET', '/streams', 404, {
    body: { type: 'ApiError', message: 'Stream <x> not found!' },
  });
  const { router, actor } = await openStreams();
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('Stream <x> not found!')).toBeVisible();
  await router.navigate('/other');
  await actor.click(await screen.findByRole('link', { name: 'Back to streams' }));
  expect(await screen.findByText(/[1-9] streams/)).toBeVisible();
});

it('says so when the address leads nowhere', async () => {
  await renderAt('/no/such/page', { pages });
  expect(await screen.findByText(/There is no page at \/no\/such\/page/)).toBeVisible();
  expect(document.title).toBe('Page not found · graylog-console');
});

it('shows a failure in its place, with details and another try', async () => {
  (await backend()).fail('GET', '/streams', 500, {
    body: { type: 'ApiError', message: 'The index is gone.' },
  });
  const { actor } = await openStreams();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('The index is gone.');
  expect(notice).toHaveTextContent('Status 500');
  await actor.click(within(notice).getByRole('button', { name: 'Show more' }));
  expect(notice).toHaveTextContent('GET http://console.test/api/streams');
  await actor.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/[1-9] streams/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('puts the banner into a dialog that is open, where alone it is read and pressed, and back when that closes', async () => {
  const { actor } = await openStreams();
  await screen.findByText(/[1-9] streams/);
  await actor.click(screen.getByRole('heading', { name: 'Streams' }));
  await actor.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  cutNetwork(true);
  await act(() => call(listStreams, undefined).catch(() => undefined));
  await actor.click(
    within(await within(dialog).findByRole('alert')).getByRole('button', { name: 'More details' }),
  );
  await actor.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  cutNetwork(false);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('lies a banner over the page while the server is away, once, and reads again when it is back', async () => {
  const { actor } = await openStreams();
  await screen.findByText(/[1-9] streams/);
  await actor.type(screen.getByLabelText('Note'), 'still here');
  cutNetwork(true);
  await actor.click(screen.getByRole('button', { name: 'Reload' }));

  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('Server unavailable');
  await actor.click(within(banner).getByRole('button', { name: 'More details' }));
  expect(banner).toHaveTextContent('GET http://console.test/api/streams');
  expect(banner).toHaveTextContent('none, the server did not respond');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText(/[1-9] streams/)).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('still here');

  const before = requestsTo('/streams').length;
  cutNetwork(false);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(requestsTo('/streams').length).toBeGreaterThan(before));
  expect(screen.getByLabelText('Note')).toHaveValue('still here');
});

it('opens what was opened during an outage as soon as the server is back, with nothing left in red', async () => {
  const { router } = await renderAt('/welcome');
  await screen.findByRole('heading', { name: 'Welcome to graylog-console' });
  cutNetwork(true);
  await act(() => call(listStreams, undefined).catch(() => undefined));
  expect(await screen.findByRole('alert')).toHaveTextContent('Server unavailable');
  act(() => void router.navigate('/system/overview'));
  cutNetwork(false);
  expect(await screen.findByText('No notifications.')).toBeVisible();
  expect(await screen.findByText('Stream rules')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('marks figures with their time during an outage, and takes the mark away afterwards', async () => {
  await renderAt('/system/overview');
  expect(await screen.findByText('No notifications.')).toBeVisible();
  cutNetwork(true);
  await act(() => call(listStreams, undefined).catch(() => undefined));
  await waitFor(() => expect(screen.getAllByText(/^As of \d\d:\d\d:\d\d/)).not.toEqual([]));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  cutNetwork(false);
  await waitFor(() => expect(screen.queryByText(/^As of/)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
