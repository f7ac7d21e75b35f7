import { endpoint } from './endpoint';

/** Changes how messages are shown, not what is stored. `stream` null is the search without streams. */
export type Decorator = { id: string; type: string; stream: string | null; config: Record<string, unknown>; order: number };
export type DecoratorType = { type: string; name: string; human_name: string; requested_configuration: Record<string, Record<string, unknown>>; link_to_docs: string };

export const listDecorators = endpoint<void, Decorator[]>({ method: 'GET', path: '/search/decorators', toRequest: () => ({}) });
/** By class name. The embedded node has none. */
export const listAvailableDecorators = endpoint<void, Record<string, DecoratorType>>({ method: 'GET', path: '/search/decorators/available', toRequest: () => ({}) });
