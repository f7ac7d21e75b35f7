import type { Decorator } from '@/contract/decorators';
import { DEFAULT_STREAM_ID } from '@/contract/streams';

/** The scope of decorators: a stream id, or null for the default ones. */
export type Scope = string | null;

/**
 * A search in a single stream uses that stream's decorators, any other search the default ones. The
 * default stream uses the default scope.
 */
export const scopeOf = (streams: readonly string[]): Scope =>
  streams.length === 1 && streams[0] !== DEFAULT_STREAM_ID ? (streams[0] ?? null) : null;

/** The decorators of a scope, in the order in which they are applied. */
export function decoratorsOf(decorators: readonly Decorator[], scope: Scope): Decorator[] {
  const own = decorators.filter(({ stream }) =>
    scope === null ? stream === null || stream === DEFAULT_STREAM_ID : stream === scope,
  );
  return own.toSorted((one, other) => one.order - other.order);
}
