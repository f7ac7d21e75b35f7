import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { ToastHost } from './ToastHost';
import { createToasts, toasts } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  act(() => toasts.clear());
});

const texts = (store: ReturnType<typeof createToasts>) => store.current().map(({ text }) => text);

it('stays 7 seconds, an error 10', () => {
  const store = createToasts();
  store.success('Saved.');
  store.error('Not saved.');
  vi.advanceTimersByTime(6_999);
  expect(texts(store)).toEqual(['Saved.', 'Not saved.']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual(['Not saved.']);
  vi.advanceTimersByTime(3_000);
  expect(texts(store)).toEqual([]);
});

it('shows the same once, for longer', () => {
  const store = createToasts();
  store.success('Saved.');
  vi.advanceTimersByTime(5_000);
  store.success('Saved.');
  store.success('Saved.', 'Stream');
  expect(texts(store)).toEqual(['Saved.', 'Saved.']);
  vi.advanceTimersByTime(6_000);
  expect(texts(store)).toEqual(['Saved.', 'Saved.']);
  vi.advanceTimersByTime(1_000);
  expect(texts(store)).toEqual([]);
});

it('shows a few at most, and errors before the rest', () => {
  const store = createToasts();
  for (const text of ['e1', 'e2']) store.error(text);
  for (const text of ['s1', 's2', 's3']) store.success(text);
  expect(texts(store)).toEqual(['e1', 'e2', 's2', 's3']);
});

it('waits while it is held, and takes up what was left of its time', () => {
  const store = createToasts();
  store.success('Saved.');
  vi.advanceTimersByTime(5_000);
  store.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['Saved.']);
  store.hold(false);
  vi.advanceTimersByTime(1_999);
  expect(texts(store)).toEqual(['Saved.']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

it('waits for the reader to come back to the tab', () => {
  const store = createToasts();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  store.success('Saved.');
  vi.advanceTimersByTime(20_000);
  expect(texts(store)).toEqual(['Saved.']);
  hidden.mockRestore();
  vi.advanceTimersByTime(7_000);
  expect(texts(store)).toEqual([]);
});

it('is read out by its urgency', () => {
  const { container } = renderPart(<ToastHost />);
  const region = (live: string) => container.querySelector(`[aria-live="${live}"]`);
  expect(region('polite')).toBeEmptyDOMElement();
  act(() => toasts.success('Stream was created.'));
  act(() => toasts.error('The index set is gone.', 'Saving failed'));
  expect(region('polite')).toHaveTextContent('Stream was created.');
  expect(region('assertive')).toHaveTextContent('Saving failed: The index set is gone.');
});

it('is held under the pointer and by the focus, and is dismissed by its button', async () => {
  const { actor } = renderPart(<ToastHost />);
  act(() => toasts.success('Stream was created.'));
  await actor.hover(await screen.findByRole('region', { name: 'Status messages' }));
  act(() => vi.advanceTimersByTime(30_000));
  expect(screen.getByRole('region', { name: 'Status messages' })).toHaveTextContent(
    'Stream was created.',
  );
  await actor.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Status messages' })).toBeNull());
});

it('leads to what it tells of', async () => {
  const show = vi.fn();
  const { actor } = renderPart(<ToastHost />);
  act(() => toasts.success('Stream was created.', undefined, { label: 'Show', onSelect: show }));
  await actor.click(await screen.findByRole('button', { name: 'Show' }));
  expect(show).toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show' })).toBeNull());
});
