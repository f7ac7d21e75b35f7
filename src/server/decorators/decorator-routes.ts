import * as api from '@/contract/decorators';
import type { Decorator } from '@/contract/decorators';
import { PERMISSIONS } from '@/contract/permissions';
import { mapped, notBlank } from '../http/body-mapping';
import type { Call } from '../http/call';
import { serve } from '../http/serve';
import { collection, nothing } from '../resource/collection';
import { keptIn } from '../resource/items';
import type { Module } from '../resource/registry';
import type { Documents } from '../storage/documents';
import { objectIdAt } from '../storage/object-id';
import { decoratorSchema } from './decorator-schema';
import { DECORATOR_TYPES } from './decorator-types';

/** `now` in milliseconds since the epoch. */
export type DecoratorServices = { decorators: Documents<Decorator>; now: () => number };

const body = mapped({ ...decoratorSchema.shape, type: notBlank });

/** Decorators by themselves; searches name those that are to be applied, except legacy ones. */
export const serveDecorators: Module<DecoratorServices> = (registry, { decorators, now }) => {
  const items = collection<Decorator>(registry, {
    permissions: PERMISSIONS.decorators,
    resource: 'DecoratorResource',
    ...keptIn(decorators),
    missing: (id) => `Decorator with id ${id} not found.`,
    isReadable: () => true,
    demand(call, action, decorator) {
      if (action === 'delete') demandStream(call, decorator);
    },
  });
  const whole = (decorator: Decorator) => decorator;
  const allowed = (call: Call, decorator: Decorator) => {
    demandStream(call, decorator);
    return decorator;
  };

  items.list(api.listDecorators, (all) => all, { permission: PERMISSIONS.decorators.read });
  serve(registry, api.listAvailableDecorators, () => ({ ...DECORATOR_TYPES }));
  items.create(api.createDecorator, whole, {
    body,
    make: (draft, call) => allowed(call, { ...draft, id: objectIdAt(now()) }),
  });
  items.update(api.updateDecorator, whole, {
    permission: PERMISSIONS.decorators.create,
    body,
    change(former, draft, call) {
      demandStream(call, former);
      return allowed(call, { ...draft, id: former.id });
    },
  });
  items.remove(api.deleteDecorator, nothing, { permission: PERMISSIONS.decorators.edit });
};

/** Decorators of a stream belong to those who may edit the stream. */
function demandStream({ demand }: Call, { stream }: Pick<Decorator, 'stream'>): void {
  if (stream !== null) demand(PERMISSIONS.streams.edit, stream);
}
