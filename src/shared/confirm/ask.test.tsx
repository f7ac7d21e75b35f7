import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { ask, askToDelete, questions, type Question } from './ask';

const question: Question = { title: 'Rotate', run: async () => {} };

/** A page with a button that asks, and another page. */
async function open(asked: Question) {
  await seedBackend();
  const page = (
    <button type="button" onClick={() => ask(asked)}>
      Open
    </button>
  );
  const view = await renderPagesOf([
    { path: '/first', element: page },
    { path: '/second', element: <h1>Second</h1> },
  ])('/first');
  const opener = await screen.findByRole('button', { name: 'Open' });
  await view.actor.click(opener);
  await screen.findByRole('dialog', { name: asked.title });
  return { ...view, opener };
}

it('runs once confirmed, closes, and gives the focus back to the control that asked', async () => {
  const [run, done] = [vi.fn(async () => {}), vi.fn()];
  const { actor, opener } = await open({ ...question, content: <p>Means it</p>, run, done });
  expect(screen.getByText('Means it')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Rotate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([run.mock.calls.length, done.mock.calls.length]).toEqual([1, 1]);
  expect(opener).toHaveFocus();
});

it('runs nothing if cancelled', async () => {
  const run = vi.fn(async () => {});
  const { actor, opener } = await open({ ...question, run });
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(run).not.toHaveBeenCalled();
  expect(opener).toHaveFocus();
});

it('stays open with the reason if it fails, under the heading of the caller', async () => {
  const done = vi.fn();
  const { actor } = await open({
    ...question,
    done,
    failed: { title: 'Not rotated' },
    run: () => Promise.reject(new Error('Disk full.')),
  });
  await actor.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByText('Not rotated')).toBeVisible();
  expect(screen.getByText('Disk full.')).toBeVisible();
  expect(done).not.toHaveBeenCalled();
});

it('fetches again what the change made stale', async () => {
  const { actor, queryClient } = await open({ ...question, keys: [['planets']] });
  queryClient.setQueryData(['planets', 'list'], []);
  await actor.click(screen.getByRole('button', { name: 'Rotate' }));
  await waitFor(() =>
    expect(queryClient.getQueryState(['planets', 'list'])?.isInvalidated).toBe(true),
  );
});

it('ends with its page, but not with a change of its parameters', async () => {
  const { router } = await open(question);
  await act(() => router.navigate('/first?page=2'));
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(() => router.navigate('/second'));
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ends with the session', async () => {
  const { unmount } = await open(question);
  expect(questions.get()).toBe(question);
  unmount();
  expect(questions.get()).toBeUndefined();
});

it('replaces a question by the next', async () => {
  const { actor } = await open(question);
  const run = vi.fn(async () => {});
  act(() => askToDelete({ title: 'Delete planet', names: ['Mars'], run }));
  expect(await screen.findByRole('dialog', { name: 'Delete planet' })).toHaveTextContent('Mars');
  await actor.click(screen.getByRole('button', { name: 'Delete planet' }));
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
});
