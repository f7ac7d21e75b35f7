import { endpoint } from './endpoint';
import type { RequestedField } from './inputs';

/** Types the console knows; servers may offer more. */
export const SEVERITY_MAPPER = 'org.graylog2.decorators.SyslogSeverityMapperDecorator';
export const FORMAT_STRING = 'org.graylog2.decorators.FormatStringDecorator';
export const LINK_FIELD = 'org.graylog2.decorators.LinkFieldDecorator';

/**
 * Changes how messages are displayed, not what is stored. `type` is a class name of the server;
 * `stream` is null for searches without streams.
 */
export type Decorator = {
  id: string;
  type: string;
  stream: string | null;
  config: Record<string, unknown>;
  order: number;
};
export type DecoratorDraft = Omit<Decorator, 'id'>;
/** `name` is the title of the type. */
export type DecoratorType = {
  type: string;
  name: string;
  human_name: string;
  requested_configuration: Record<string, RequestedField>;
  link_to_docs: string;
};

const byId = ({ id }: { id: string }) => ({ params: { id } });

/** In order of creation. */
export const listDecorators = endpoint<void, Decorator[]>({
  method: 'GET',
  path: '/search/decorators',
  toRequest: () => ({}),
});
/** By class name. */
export const listAvailableDecorators = endpoint<void, Record<string, DecoratorType>>({
  method: 'GET',
  path: '/search/decorators/available',
  toRequest: () => ({}),
});
/** Unknown types are accepted; only searches with them fail. */
export const createDecorator = endpoint<DecoratorDraft, Decorator>({
  method: 'POST',
  path: '/search/decorators',
  toRequest: (body) => ({ body }),
});
export const updateDecorator = endpoint<Decorator, Decorator>({
  method: 'PUT',
  path: '/search/decorators/:id',
  toRequest: (decorator) => ({ params: { id: decorator.id }, body: decorator }),
});
export const deleteDecorator = endpoint<{ id: string }, null>({
  method: 'DELETE',
  path: '/search/decorators/:id',
  status: 204,
  toRequest: byId,
});
