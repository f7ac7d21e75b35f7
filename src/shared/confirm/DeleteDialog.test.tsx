import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog';

function shown(props: Partial<DeleteDialogProps>) {
  const calls = { onDelete: vi.fn(async () => {}), onDeleted: vi.fn(), onCancel: vi.fn() };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderPart(
    <QueryClientProvider client={client}>
      <DeleteDialog title="Delete stream" names={['Mail']} {...calls} {...props} />
    </QueryClientProvider>,
  );
  return { ...view, ...calls };
}

it('names what goes and what depends on it, and goes back with Enter', async () => {
  const { actor, onDelete, onCancel } = shown({
    dependents: {
      queryKey: ['a'],
      queryFn: async () => [
        { kind: 'Alert', count: (count) => `${count} alerts`, title: 'Mail queue is long' },
        { kind: 'Output', count: (count) => `${count} output`, title: 'Archive' },
        { kind: 'Alert', count: (count) => `${count} alerts`, title: 'Mail bounces' },
      ],
    },
  });
  expect(screen.getByRole('dialog', { name: 'Delete stream' })).toHaveTextContent('Mail');
  expect(await screen.findByText('Used by 2 alerts and 1 output')).toBeVisible();
  expect(screen.getByText('Alert: Mail queue is long')).toBeVisible();
  await actor.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalled();
  await settled();
  expect(onDelete).not.toHaveBeenCalled();
});

it('deletes once and tells', async () => {
  const { actor, onDelete, onDeleted } = shown({});
  await actor.click(screen.getByRole('button', { name: 'Delete stream' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(onDelete).toHaveBeenCalledTimes(1);
});

it('wants the number of many typed', async () => {
  const { actor, onDeleted } = shown({
    title: 'Delete 12 streams',
    names: Array.from({ length: 12 }, (_, index) => `Stream ${index}`),
  });
  expect(screen.getByText('and 2 more')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete 12 streams' })).toBeDisabled();
  await actor.type(screen.getByLabelText('Type 12 to confirm'), '12');
  await actor.click(screen.getByRole('button', { name: 'Delete 12 streams' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalled());
});

it('says why it did not work, and that it could not look up what depends on it', async () => {
  const refuse = () =>
    Promise.reject(
      new ApiError({
        status: 409,
        message: 'It is in use.',
        request: { method: 'DELETE', url: '/streams/1' },
      }),
    );
  const { actor, onDeleted } = shown({
    onDelete: refuse,
    dependents: { queryKey: ['b'], queryFn: refuse },
  });
  expect(await screen.findByText('Could not check what uses it.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Delete stream' }));
  expect(await screen.findByText('It is in use.')).toBeVisible();
  expect(onDeleted).not.toHaveBeenCalled();
});
