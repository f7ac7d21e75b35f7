import * as api from '@/contract/decorators';
import { FORMAT_STRING, type Decorator } from '@/contract/decorators';
import { PERMISSIONS } from '@/contract/permissions';
import { mapped, notBlank } from '../http/body-mapping';
import { nodeText } from '@/domain/node-text/node-text';
import type { Call } from '../http/call';
import { codedProblem } from '../http/problem';
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
    make: (draft, call) => allowed(call, { ...checked(draft), id: objectIdAt(now()) }),
  });
  items.update(api.updateDecorator, whole, {
    permission: PERMISSIONS.decorators.create,
    body,
    change(former, draft, call) {
      demandStream(call, former);
      return allowed(call, { ...checked(draft), id: former.id });
    },
  });
  items.remove(api.deleteDecorator, nothing, { permission: PERMISSIONS.decorators.edit });
};

const UNCLOSED = /\$\{[^{}]*(?:\{|$)/;

/** @throws Problem 400 for a format string with a mistake, with its place */
function checked<Draft extends Pick<Decorator, 'type' | 'config'>>(draft: Draft): Draft {
  const value = draft.type === FORMAT_STRING ? draft.config['format_string'] : undefined;
  const at = typeof value === 'string' ? value.search(UNCLOSED) : -1;
  if (at >= 0)
    throw codedProblem(
      400,
      nodeText('node.expression.format', { value: String(value), at: at + 1 }),
    );
  return draft;
}

/** Decorators of a stream belong to those who may edit the stream. */
function demandStream({ demand }: Call, { stream }: Pick<Decorator, 'stream'>): void {
  if (stream !== null) demand(PERMISSIONS.streams.edit, stream);
}
