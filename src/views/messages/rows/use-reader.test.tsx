import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReader } from './use-reader';

it('opens two rows that are pressed before the page is rendered again', () => {
  const onOpenedChange = vi.fn();
  const { result } = renderHook(() =>
    useReader({ opened: undefined, onOpenedChange, search: 's', table: '' }),
  );
  const { toggle } = result.current;
  act(() => {
    toggle('a');
    toggle('b');
  });
  expect([...result.current.expanded]).toEqual(['a', 'b']);
  expect(onOpenedChange).toHaveBeenLastCalledWith('b');
  act(() => toggle('a'));
  expect([...result.current.expanded]).toEqual(['b']);
});
