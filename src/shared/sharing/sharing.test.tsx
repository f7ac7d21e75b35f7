import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { backend, requestsTo, seedBackend, signInAs } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { call } from '@/api/client';
import { putSharingConfiguration } from '@/contract/cluster-config';
import { prepareShare, shareEntity, type Selection } from '@/contract/shares';
import { createSearch } from '@/contract/search';
import { createView } from '@/contract/views';
import { toasts } from '@/shared/toasts/toast-store';
import { ShareButton } from './ShareButton';

const id = (n: number) => n.toString(16).padStart(24, 'b');
const [ANN, BOB] = [id(1), id(2)];
const userGrn = (user: string) => `grn::::user:${user}`;
const STREAM = '5f00000000000000000000aa';
const seed = {
  users: [
    { id: ANN, username: 'ann', full_name: 'Ann Lee' },
    { id: BOB, username: 'bob', full_name: 'Bob Ray' },
  ],
  streams: [{ id: STREAM, title: 'Mail' }],
};
const grn = `grn::::stream:${STREAM}`;
/** The GRN is escaped in URLs. */
const address = `/authz/shares/entities/${encodeURIComponent(grn)}`;
const stream = { type: 'stream', id: STREAM, title: 'Mail' };

afterEach(() => toasts.clear());

const pageOf = (entity: typeof stream) => [
  { path: '/search', element: <ShareButton entity={entity} /> },
];
async function openDialog(selection?: Selection, entity = stream) {
  const view = await renderAt('/search', { pages: pageOf(entity) });
  await screen.findByRole('button', { name: 'Share' });
  if (selection)
    await call(shareEntity, {
      grn: `grn::::${entity.type}:${entity.id}`,
      share: { selected_grantee_capabilities: selection },
    });
  await view.actor.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('button', { name: 'Update sharing' });
  return view;
}
type Actor = Awaited<ReturnType<typeof openDialog>>['actor'];
async function choose(actor: Actor, name: string) {
  await actor.click(screen.getByRole('combobox', { name: 'Share with' }));
  await actor.click(await screen.findByRole('option', { name: new RegExp(name) }));
}
const listed = () =>
  within(screen.getByRole('list', { name: 'Who has access' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/Viewer.*/, ''));
const activeShares = async (of = grn) =>
  Object.fromEntries(
    (await call(prepareShare, { grn: of, share: {} })).active_shares.map(
      ({ grantee, capability }) => [grantee, capability],
    ),
  );

it('says what an administrator disabled', async () => {
  await seedBackend({ seed });
  await signInAs();
  await call(putSharingConfiguration, {
    allow_sharing_with_everyone: false,
    allow_sharing_with_users: true,
  });
  const { actor } = await openDialog();
  expect(await screen.findByText('An administrator disabled sharing with everyone.')).toBeVisible();
  await actor.click(screen.getByRole('combobox', { name: 'Share with' }));
  await screen.findByRole('option', { name: /Ann Lee/ });
  expect(screen.queryByRole('option', { name: /Everyone/ })).toBeNull();
});

it('shares with a user as viewer', async () => {
  await seedBackend({ seed });
  const { actor } = await openDialog();
  expect(screen.getByRole('dialog', { name: 'Sharing stream: Mail' })).toBeVisible();
  expect(screen.getByText('Not shared with anyone yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update sharing' })).toBeDisabled();
  await choose(actor, 'Ann Lee.*ann');
  expect(screen.getByRole('combobox', { name: 'Capability' })).toHaveValue('view');
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  expect(within(screen.getByRole('listitem')).getByText('New')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  expect(
    (await screen.findAllByText('Shares for stream "Mail" updated successfully'))[0],
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await activeShares()).toEqual({ [userGrn(ANN)]: 'view' });
});

it('shows additions, changes and removals, and undoes each', async () => {
  await seedBackend({ seed });
  const { actor } = await openDialog({ [userGrn(ANN)]: 'view', [userGrn(BOB)]: 'view' });
  await actor.selectOptions(
    screen.getByRole('combobox', { name: 'Capability of Ann Lee' }),
    'Manager',
  );
  expect(screen.getByText('Was Viewer')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Remove Bob Ray' }));
  expect(screen.getByText('Bob Ray loses access.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Who has access' })).toHaveFocus();
  await choose(actor, 'Everyone');
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  expect(listed()).toEqual(['EveryoneAll usersNew', 'Ann LeeannUserWas ']);
  await actor.click(screen.getByRole('button', { name: 'Keep Bob Ray' }));
  await actor.selectOptions(
    screen.getByRole('combobox', { name: 'Capability of Ann Lee' }),
    'Viewer',
  );
  await actor.click(screen.getByRole('button', { name: 'Remove Everyone' }));
  expect(screen.getByRole('button', { name: 'Update sharing' })).toBeDisabled();
});

it('requires an owner, before and after sending', async () => {
  await seedBackend({ seed });
  const { actor } = await openDialog({ [userGrn(ANN)]: 'own' });
  await actor.selectOptions(
    screen.getByRole('combobox', { name: 'Capability of Ann Lee' }),
    'Viewer',
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('These shares are not possible');
  expect(alert).toHaveTextContent('"Ann Lee"');
  expect(alert).not.toHaveTextContent('grn::::');
  expect(alert).toHaveTextContent('At least one owner is required');
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  await waitFor(() => expect(requestsTo(address)).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Update sharing' })).toBeEnabled();
  expect(screen.getByRole('alert')).toHaveTextContent('These shares are not possible');
  expect(await activeShares()).toEqual({ [userGrn(ANN)]: 'own' });
});

it('does not send while a chosen grantee is not added yet', async () => {
  await seedBackend({ seed });
  const { actor } = await openDialog();
  await choose(actor, 'Bob Ray');
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  expect(
    await screen.findByText(
      'Bob Ray is selected but not added yet. Add Bob Ray or clear the selection.',
    ),
  ).toBeVisible();
  expect(await activeShares()).toEqual({});
});

it('shares a saved search and reports dependencies that the grantee cannot see', async () => {
  await seedBackend({ seed });
  await signInAs();
  const search = {
    id: '5f00000000000000000000e1',
    queries: [
      {
        id: 'q',
        query: { type: 'elasticsearch' as const, query_string: '' },
        timerange: { type: 'relative' as const, range: 300 },
        filter: { type: 'or' as const, filters: [{ type: 'stream' as const, id: STREAM }] },
        search_types: [],
      },
    ],
  };
  await call(createSearch, search);
  const view = await call(createView, {
    type: 'SEARCH',
    title: 'Slow mail',
    search_id: '5f00000000000000000000e1',
    state: { q: {} },
  });
  const { actor } = await openDialog(undefined, { type: 'search', id: view.id, title: view.title });
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(
    `${location.origin}/search/${view.id}`,
  );
  await choose(actor, 'Ann Lee');
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Ann Lee has no access to:')).toBeVisible();
  expect(screen.getByText('stream "Mail"')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  expect(
    (await screen.findAllByText('Shares for search "Slow mail" updated successfully'))[0],
  ).toBeVisible();
  expect(await activeShares(`grn::::search:${view.id}`)).toEqual({ [userGrn(ANN)]: 'view' });
});

it('keeps an unsent selection as a draft until it is discarded', async () => {
  await seedBackend({ seed });
  const { actor } = await openDialog();
  await choose(actor, 'Ann Lee');
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await actor.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Your unsaved changes were restored.')).toBeVisible();
  expect(listed()).toEqual(['Ann LeeannUserNew']);
  await actor.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Not shared with anyone yet.')).toBeVisible();
});

it('keeps what others shared meanwhile, and asks whose access both changed', async () => {
  await seedBackend({ seed });
  const { actor } = await openDialog({ [userGrn(ANN)]: 'view', [userGrn(BOB)]: 'view' });
  const capability = (name: string) =>
    screen.findByRole('combobox', { name: `Capability of ${name}` });
  await actor.selectOptions(await capability('Ann Lee'), 'Owner');
  await call(shareEntity, {
    grn,
    share: { selected_grantee_capabilities: { [userGrn(ANN)]: 'manage' } },
  });
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  const asked = await screen.findByRole('group', { name: 'Ann Lee' });
  expect(asked).toHaveTextContent('Yours: OwnerSaved by someone else: Manager');
  expect(await activeShares()).toEqual({ [userGrn(ANN)]: 'manage' });
  await actor.click(within(asked).getByRole('button', { name: 'Keep yours' }));
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await activeShares()).toEqual({ [userGrn(ANN)]: 'own' });
});

it('says that the other change was made in another tab, where it was', async () => {
  await seedBackend({ seed });
  const { actor } = await openDialog({ [userGrn(ANN)]: 'view' });
  const share = (capability: 'view' | 'manage') =>
    call(shareEntity, {
      grn,
      share: { selected_grantee_capabilities: { [userGrn(ANN)]: capability } },
    });
  const choose = async (capability: string) =>
    actor.selectOptions(
      await screen.findByRole('combobox', { name: 'Capability of Ann Lee' }),
      capability,
    );
  await choose('Manager');
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await share('view');
  await actor.click(screen.getByRole('button', { name: 'Share' }));
  await choose('Owner');
  // As the other tab saved it.
  await share('manage');
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  const asked = await screen.findByRole('group', { name: 'Ann Lee' });
  expect(asked).toHaveTextContent('Yours: OwnerSaved in the other tab: Manager');
  expect(
    screen.getByText('You also changed the access of 1 person or team in another tab'),
  ).toBeVisible();
  expect(within(asked).getByRole('button', { name: 'Use the saved one' })).toBeVisible();
});

it('paginates and filters long lists of grantees', async () => {
  const many = Array.from({ length: 25 }, (_, n) => ({
    id: id(n + 10),
    username: `u${n}`,
    full_name: `User ${`${n}`.padStart(2, '0')}`,
  }));
  await seedBackend({ seed: { ...seed, users: many } });
  const { actor } = await openDialog(
    Object.fromEntries(many.map((user) => [userGrn(user.id), 'view' as const])),
  );
  expect(listed()).toHaveLength(10);
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveValue('10');
  await actor.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(listed()).toHaveLength(5);
  await actor.type(screen.getByRole('searchbox'), '07');
  await waitFor(() => expect(listed()).toEqual(['User 07u7UserUnchanged']));
});

it('shows in the dialog why loading or saving failed, and retries', async () => {
  await seedBackend({ seed });
  const { fail, clearFaults } = await backend();
  const { actor } = await renderAt('/search', { pages: pageOf(stream) });
  fail('POST', `${address}/prepare`, 403);
  await actor.click(await screen.findByRole('button', { name: 'Share' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Preparing shares for stream "Mail" failed with status: .*403/);
  clearFaults();
  await actor.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Update sharing' });
  await choose(actor, 'Ann Lee');
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  fail('POST', address, 500);
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  expect(
    await screen.findByText(/^Updating shares for stream "Mail" failed with status: .*500/),
  ).toBeVisible();
  expect(listed()).toEqual(['Ann LeeannUserNew']);
});

it('explains to others why they cannot share', async () => {
  await seedBackend({ seed });
  const { actor } = await renderAt('/search', { user: 'ann', pages: pageOf(stream) });
  const button = await screen.findByRole('button', { name: 'Share' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await actor.click(button);
  const why = await screen.findByRole('dialog', { name: 'Sharing not possible' });
  expect(why).toHaveTextContent('Only owners of this stream are allowed to share it.');
});
