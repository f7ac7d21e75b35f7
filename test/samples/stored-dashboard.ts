import { call } from '@/api/client';
import { createSearch, type Search } from '@/contract/search';
import { createView, type View } from '@/contract/views';
import { pageChange } from '@/domain/search/view/edit-pages';
import { editView } from '@/domain/search/view/edit-view';
import { newDashboardView } from '@/domain/search/view/new-view';
import { toStore } from '@/domain/search/view/prepare-save';
import { writeView } from '@/domain/search/view/view-codec';
import { newMessages } from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { newIds } from '@/views/storing/new-ids';
import { seedBackend, signInAs } from '../backend/backend';

const seed = {
  messages: [{ message: 'payment refused', source: 'shop-1' }],
  users: [
    {
      username: 'rea',
      first_name: 'Rea',
      last_name: 'Reader',
      email: 'rea@example.org',
      roles: ['Reader'],
      permissions: ['view:read', 'streams:read'],
    },
    { username: 'nina', roles: ['Reader'], permissions: ['view:read'] },
    { username: 'ed', roles: ['Reader'], permissions: ['view:read', 'view:edit', 'streams:read'] },
  ],
};

const TABLE = {
  title: 'Messages',
  widget: newMessages(newIds.id(), ['message']) as Widget,
};

/** A dashboard "Shop" with two pages, "First" with these widgets. Its id. */
export async function storedDashboard(widgets = [TABLE]): Promise<string> {
  await seedBackend({ seed });
  await signInAs();
  const [first, second] = [newIds.id(), newIds.id()];
  const empty = newDashboardView({ search: '', query: first });
  const document = [
    pageChange({ type: 'renamePage', pageId: first, title: 'First' }),
    pageChange({ type: 'addPage', pageId: second, title: 'Second' }),
    ...widgets.map(
      ({ widget, title }, at) =>
        ({
          type: 'addWidget',
          widget,
          title,
          position: { col: 1, row: 1 + 4 * at, width: 12, height: 4 },
        }) as const,
    ),
  ].reduce((now, change) => editView(now, first, change), { ...empty, title: 'Shop' });
  const { view, search } = writeView(toStore(document, undefined, newIds));
  await call(createSearch, search as Search);
  const { title, search_id, state } = view as View;
  return (await call(createView, { type: 'DASHBOARD', title, search_id, state })).id;
}
