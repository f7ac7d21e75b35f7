import { screen, within } from '@testing-library/react';
import { call } from '@/api/client';
import { createSearch } from '@/contract/search';
import { createView, getView, type View } from '@/contract/views';
import { newSearchView } from '@/domain/search/view/new-view';
import { toStore } from '@/domain/search/view/prepare-save';
import { writeView } from '@/domain/search/view/view-codec';
import { newIds } from '@/views/storing/new-ids';
import { signInAs } from '../backend/backend';

export const sample = {
  users: [
    { username: 'rea', roles: ['Reader'], permissions: ['streams:read:000000000000000000000001'] },
    { username: 'bob', roles: ['Admin'] },
  ],
  messages: [
    { message: 'payment refused', source: 'shop-1', fields: { level: 3, app: 'checkout' } },
    { message: 'login', source: 'auth-1', fields: { level: 6, app: 'auth' } },
  ],
};

/** As saved by another console: with a query, two columns, and properties unknown to this one. */
export async function aSavedSearch(changes: Partial<View> = {}): Promise<View> {
  await signInAs();
  const plain = newSearchView(
    { search: '', query: newIds.id(), messageCount: newIds.id(), allMessages: newIds.id() },
    { messageCount: 'Message Count', allMessages: 'All Messages' },
    ['timestamp', 'source', 'message'],
  );
  const asked = {
    ...plain,
    title: 'Refused',
    search: {
      ...plain.search,
      queries: plain.search.queries.map((query) => ({
        ...query,
        query: 'app:checkout',
        timerange: { type: 'relative' as const, range: 86_400 },
      })),
    },
  };
  const { view, search } = writeView(toStore(asked, undefined, newIds));
  await call(createSearch, search as never);
  const [state] = Object.entries(view['state'] as Record<string, object>).map(([id, one]) => ({
    [id]: { ...one, of_tomorrow: { deep: [1] } },
  }));
  const {
    id: _,
    owner: _owner,
    created_at: _created,
    favorite: _favorite,
    ...content
  } = { ...view, state, ...changes } as View;
  return call(createView, content);
}

export const controls = async () =>
  within(await screen.findByRole('group', { name: 'Search actions' }));
export const columnNamed = (name: string) =>
  screen.findByRole('columnheader', { name: new RegExp(`^${name}`) });
export const button = async (name: string) => (await controls()).getByRole('button', { name });
export const stored = (id: string) => call(getView, { id });
