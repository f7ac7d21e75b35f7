import { useMutation } from '@tanstack/react-query';
import { call } from '@/api/client';
import {
  createDecorator,
  deleteDecorator,
  listDecorators,
  updateDecorator,
  type Decorator,
  type DecoratorDraft,
} from '@/contract/decorators';
import { change } from '@/shared/mutations/change';
import { decoratorQueries, latestDecorator } from './decorator-queries';

const keys = [decoratorQueries.list().queryKey];

const create = change(keys, (draft: DecoratorDraft) => call(createDecorator, draft));
/** The server replaces decorators as a whole, so each is read again before it is written. */
const update = change(keys, async ({ id, ...changes }: Pick<Decorator, 'id' | 'config'>) =>
  call(updateDecorator, { ...(await latestDecorator(id)), ...changes }),
);
const remove = change(keys, (id: string) => call(deleteDecorator, { id }));
/** Updates only the decorators whose position changed, one after the other. */
const order = change(keys, async (decorators: readonly Decorator[]) => {
  const latest = new Map((await call(listDecorators, undefined)).map((one) => [one.id, one]));
  for (const [position, { id }] of decorators.entries()) {
    const decorator = latest.get(id);
    // Others may have deleted it.
    if (decorator && decorator.order !== position)
      await call(updateDecorator, { ...decorator, order: position });
  }
});

/** Mutations of the decorators stored on the server. */
export const useDecoratorMutations = () => ({
  create: useMutation(create),
  update: useMutation(update),
  remove: useMutation(remove),
  order: useMutation(order),
});
