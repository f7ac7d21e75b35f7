import type { Decorator } from '@/contract/decorators';
import { DEFAULT_STREAM_ID } from '@/contract/streams';

/** Whose decorators they are: those of one stream, else the default ones. */
export type Scope = string | null;

/**
 * A search in one stream has that stream's decorators, every other one the default ones; those of
 * the default stream are both.
 */
export const scopeOf = (streams: readonly string[]): Scope =>
  streams.length === 1 && streams[0] !== DEFAULT_STREAM_ID ? (streams[0] ?? null) : null;

/** In the order in which they are applied. */
export function decoratorsOf(decorators: readonly Decorator[], scope: Scope): Decorator[] {
  const own = decorators.filter(({ stream }) =>
    scope === null ? stream === null || stream === DEFAULT_STREAM_ID : stream === scope,
  );
  return own.toSorted((one, other) => one.order - other.order);
}
