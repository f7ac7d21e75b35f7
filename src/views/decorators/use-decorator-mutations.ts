import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import {
  createDecorator,
  deleteDecorator,
  updateDecorator,
  type Decorator,
  type DecoratorDraft,
} from '@/contract/decorators';
import { decoratorQueries } from './decorator-queries';

/** Mutations of the decorators stored on the server; each invalidates the list. */
export function useDecoratorMutations() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: decoratorQueries.list().queryKey });
  return {
    create: useMutation({
      mutationFn: (draft: DecoratorDraft) => call(createDecorator, draft),
      onSettled,
    }),
    update: useMutation({
      mutationFn: (decorator: Decorator) => call(updateDecorator, decorator),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(deleteDecorator, { id }), onSettled }),
    /** Sequential requests, only for decorators whose position changed. */
    order: useMutation({
      mutationFn: async (decorators: readonly Decorator[]) => {
        for (const [order, decorator] of decorators.entries())
          if (decorator.order !== order) await call(updateDecorator, { ...decorator, order });
      },
      onSettled,
    }),
  };
}
