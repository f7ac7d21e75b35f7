import { useMutation } from '@tanstack/react-query';
import { call } from '@/api/client';
import {
  createDecorator,
  deleteDecorator,
  updateDecorator,
  type Decorator,
  type DecoratorDraft,
} from '@/contract/decorators';
import { change } from '@/shared/mutations/change';
import { decoratorQueries } from './decorator-queries';

const keys = [decoratorQueries.list().queryKey];

const create = change(keys, (draft: DecoratorDraft) => call(createDecorator, draft));
const update = change(keys, (decorator: Decorator) => call(updateDecorator, decorator));
const remove = change(keys, (id: string) => call(deleteDecorator, { id }));
/** Updates only the decorators whose position changed, one after the other. */
const order = change(keys, async (decorators: readonly Decorator[]) => {
  for (const [position, decorator] of decorators.entries())
    if (decorator.order !== position)
      await call(updateDecorator, { ...decorator, order: position });
});

/** Mutations of the decorators stored on the server. */
export const useDecoratorMutations = () => ({
  create: useMutation(create),
  update: useMutation(update),
  remove: useMutation(remove),
  order: useMutation(order),
});
