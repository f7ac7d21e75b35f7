import { expect, it } from 'vitest';
import type { EntityShare } from '@/contract/shares';
import {
  decidedShare,
  readShareEdit,
  removedGrantees,
  selectedGrantees,
  selectionWith,
  shareConflicts,
  withChange,
} from './share-changes';

const known: Pick<EntityShare, 'active_shares' | 'available_grantees'> = {
  available_grantees: [
    { id: 'ann', type: 'user', title: 'Ann' },
    { id: 'bob', type: 'user', title: 'Bob' },
    { id: 'all', type: 'global', title: 'Everyone' },
    { id: 'zoe', type: 'user', title: 'Zoe' },
  ],
  active_shares: [
    { grant: '1', grantee: 'bob', capability: 'view' },
    { grant: '2', grantee: 'all', capability: 'view' },
    { grant: '3', grantee: 'gone', capability: 'own' },
  ],
};

it('builds the complete selection from current shares and changes', () => {
  expect(selectionWith(known, {})).toEqual({ bob: 'view', all: 'view', gone: 'own' });
  expect(selectionWith(known, { bob: 'manage', all: null, ann: 'own', zoe: null })).toEqual({
    bob: 'manage',
    gone: 'own',
    ann: 'own',
  });
});

it('ignores a change back to the current state', () => {
  const none = { changes: {}, before: {} };
  const changed = withChange(known, none, 'bob', 'own');
  expect(changed).toEqual({ changes: { bob: 'own' }, before: { bob: 'view' } });
  expect(withChange(known, changed, 'bob', 'view')).toEqual(none);
  expect(withChange(known, withChange(known, none, 'ann', 'view'), 'ann', null)).toEqual(none);
  expect(withChange(known, none, 'all', null).changes).toEqual({ all: null });
});

it('asks about grantees whose access someone else changed differently', () => {
  const edit = withChange(
    known,
    withChange(known, { changes: {}, before: {} }, 'bob', 'own'),
    'zoe',
    'view',
  );
  const later = {
    active_shares: [
      { grant: '1', grantee: 'bob', capability: 'manage' as const },
      { grant: '2', grantee: 'zoe', capability: 'view' as const },
    ],
  };
  expect(shareConflicts(known, edit)).toEqual([]);
  // Both gave Zoe the same.
  expect(shareConflicts(later, edit)).toEqual([{ grantee: 'bob', mine: 'own', theirs: 'manage' }]);
  const mine = decidedShare(later, edit, 'bob', 'mine');
  expect([mine.changes['bob'], shareConflicts(later, mine)]).toEqual(['own', []]);
  const theirs = decidedShare(later, edit, 'bob', 'theirs');
  expect([theirs.changes['bob'], shareConflicts(later, theirs)]).toEqual([undefined, []]);
  // A third change is asked about again.
  expect(shareConflicts(known, mine)).toHaveLength(1);
});

it('reads drafts of earlier versions', () => {
  expect(readShareEdit({ bob: 'own' })).toEqual({ changes: { bob: 'own' }, before: {} });
});

it('sorts new grantees first, then everyone, then by name, with the status of each', () => {
  const rows = selectedGrantees(known, { zoe: 'view', bob: 'manage' });
  expect(rows.map(({ title, state, before }) => [title, state, before])).toEqual([
    ['Zoe', 'new', undefined],
    ['Everyone', 'unchanged', 'view'],
    ['Bob', 'changed', 'view'],
    ['gone', 'unchanged', 'own'],
  ]);
  expect(rows.at(-1)?.type).toBe('error');
});

it('lists grantees who lose access', () => {
  expect(removedGrantees(known, { bob: null, ann: null }).map(({ title }) => title)).toEqual([
    'Bob',
  ]);
});
