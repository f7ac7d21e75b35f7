import * as api from '@/contract/decorators';
import type { Decorator } from '@/contract/decorators';
import { beanProblem } from '../http/bean-violations';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { readMapped } from '../http/body-mapping';
import type { Documents } from '../storage/documents';
import { objectIdAt } from '../storage/object-id';
import { decoratorSchema } from './decorator-schema';
import { DECORATOR_TYPES } from './decorator-types';

/** `now` in milliseconds since the epoch. */
export type DecoratorServices = { decorators: Documents<Decorator>; now: () => number };

/** Decorators by themselves; searches name those that shall be applied. */
export function serveDecorators(table: RouteTable, { decorators, now }: DecoratorServices): void {
  const ofAddress = ({ params: { id = '' } }: Call) => {
    const found = decorators.get(id);
    if (!found) throw new Problem(404, `Decorator with id ${id} not found.`);
    return found;
  };

  serve(table, api.listDecorators, () => decorators.all(), { permission: 'decorators:read' });
  serve(table, api.listAvailableDecorators, () => ({ ...DECORATOR_TYPES }));
  serve(
    table,
    api.createDecorator,
    async (call) => {
      const made = { ...readDecorator(call, 'create'), id: objectIdAt(now()) };
      demandStream(call, made);
      await decorators.put(made.id, made);
      return made;
    },
    { permission: 'decorators:create' },
  );

  serve(
    table,
    api.updateDecorator,
    async (call) => {
      const former = ofAddress(call);
      const changed = { ...readDecorator(call, 'update'), id: former.id };
      demandStream(call, former);
      demandStream(call, changed);
      await decorators.put(former.id, changed);
      return changed;
    },
    { permission: 'decorators:create' },
  );

  serve(
    table,
    api.deleteDecorator,
    async (call) => {
      const former = ofAddress(call);
      demandStream(call, former);
      await decorators.remove(former.id);
      return null;
    },
    { permission: 'decorators:edit' },
  );
}

/** The decorators of a stream are its editors' business. */
function demandStream({ demand }: Call, { stream }: Pick<Decorator, 'stream'>): void {
  if (stream !== null) demand('streams:edit', stream);
}

function readDecorator({ body }: Call, method: string) {
  const decorator = readMapped(decoratorSchema, body);
  if (decorator.type.trim() === '')
    throw beanProblem(`DecoratorResource.${method}.arg0`, [
      { member: 'type', rule: 'NotBlank', message: 'must not be blank', value: decorator.type },
    ]);
  return decorator;
}
