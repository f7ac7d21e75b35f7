import { expect, it } from 'vitest';
import type { EntityShare } from '@/contract/shares';
import { removedGrantees, selectedGrantees, selectionWith, withChange } from './share-changes';

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
  const changed = withChange(known, {}, 'bob', 'own');
  expect(changed).toEqual({ bob: 'own' });
  expect(withChange(known, changed, 'bob', 'view')).toEqual({});
  expect(withChange(known, { ann: 'view' }, 'ann', null)).toEqual({});
  expect(withChange(known, {}, 'all', null)).toEqual({ all: null });
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
