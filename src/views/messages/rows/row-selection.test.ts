import { expect, it } from 'vitest';
import { NOTHING_SELECTED, selectTo, toggleSelected } from './row-selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const between = (from: string, to: string) => {
  const [low = 0, high = 0] = [order.indexOf(from), order.indexOf(to)].toSorted(
    (one, other) => one - other,
  );
  return order.slice(low, high + 1);
};
const keysOf = ({ keys }: { keys: ReadonlySet<string> }) => [...keys].toSorted().join('');

it('a range grows and shrinks from its anchor, and keeps what was selected elsewhere', () => {
  const initial = toggleSelected(toggleSelected(NOTHING_SELECTED, 'a'), 'c');
  const longer = selectTo(initial, 'e', between);
  expect(keysOf(longer)).toBe('acde');
  const shorter = selectTo(longer, 'd', between);
  expect(keysOf(shorter)).toBe('acd');
  expect(keysOf(selectTo(shorter, 'b', between))).toBe('abc');
});

it('a range starts at the active row when nothing was selected', () => {
  expect(keysOf(selectTo(NOTHING_SELECTED, 'b', between))).toBe('b');
  expect(keysOf(selectTo(NOTHING_SELECTED, 'c', between, 'b'))).toBe('bc');
  const restarted = selectTo(toggleSelected(NOTHING_SELECTED, 'a'), 'e', between, 'd');
  expect(keysOf(restarted)).toBe('ade');
});
