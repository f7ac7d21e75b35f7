import { expect, it } from 'vitest';
import { EMPTY_STATE } from '@/domain/search/view/view';
import { newMessages, newTotal } from '@/domain/search/widgets/new-widgets';
import { uniqueTitle } from './unique-title';

it('numbers widgets whose title was there before', () => {
  const state = {
    ...EMPTY_STATE,
    widgets: [
      newMessages('a', []),
      newTotal('b', 'total'),
      newMessages('c', []),
      newTotal('d', 'n'),
    ],
    titles: {
      ...EMPTY_STATE.titles,
      widget: { a: 'Errors', b: 'Errors', c: 'Orders', d: 'Errors' },
    },
  };
  expect(state.widgets.map(({ id }) => uniqueTitle(state, id))).toEqual([
    'Errors',
    'Errors (2)',
    'Orders',
    'Errors (3)',
  ]);
});
