import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQueryText } from './use-query-text';

const open = (addressed: string) =>
  renderHook(({ query }) => useQueryText(query, 'search', undefined), {
    initialProps: { query: addressed },
  });

it('says what ran last also before the address does, so that Enter is not lost in between', () => {
  const { result, rerender } = open('');
  act(() => result.current.sent('app:checkout'));
  expect(result.current).toMatchObject({ text: 'app:checkout', submitted: 'app:checkout' });
  act(() => result.current.change('app:auth'));
  rerender({ query: 'app:checkout' });
  expect(result.current).toMatchObject({
    text: 'app:auth',
    submitted: 'app:checkout',
    unsent: true,
  });
});

it('says another query once the address has one', () => {
  const { result, rerender } = open('app:checkout');
  act(() => result.current.change('app:auth'));
  rerender({ query: 'level:3' });
  expect(result.current).toMatchObject({
    text: 'level:3',
    submitted: 'level:3',
    setAside: 'app:auth',
  });
});
