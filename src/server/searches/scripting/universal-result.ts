import type { Decorator } from '@/contract/decorators';
import type { MessagesResult, ResultMessage } from '@/contract/search';
import type { DecorationStats, UniversalResult } from '@/contract/universal-search';
import { isReserved } from '@/domain/search/reserved-fields';
import { DECORATOR_TYPES } from '../../decorators/decorator-types';

/**
 * The decorators that legacy search applies by itself: those of the searched stream, or else those
 * that belong to no stream. Types that the node does not have are left out.
 */
export const decoratorsOf = (all: readonly Decorator[], streams: readonly string[]): Decorator[] =>
  all.filter(
    ({ type, stream }) =>
      stream === (streams.length === 1 ? streams[0] : null) && Object.hasOwn(DECORATOR_TYPES, type),
  );

type Asked = { query: string; fields: string[]; isDecorated: boolean };

/** `time` in milliseconds. */
export const universalResult = (
  { messages, total_results, effective_timerange: { from, to } }: MessagesResult,
  { query, fields, isDecorated }: Asked,
  time: number,
): UniversalResult => ({
  query,
  built_query: query,
  used_indices: [],
  messages,
  fields: isDecorated ? namesIn(messages) : fields,
  time,
  total_results,
  from,
  to,
  decoration_stats: isDecorated ? statsOf(messages) : null,
});

/** The id of messages is listed although its name is reserved, as on the real server. */
const isListed = (name: string) =>
  name !== 'streams' && (name === 'gl2_message_id' || !isReserved(name));

const namesIn = (messages: readonly ResultMessage[]): string[] => [
  ...new Set(messages.flatMap(({ message }) => Object.keys(message).filter(isListed))),
];

function statsOf(messages: readonly ResultMessage[]): DecorationStats {
  const names = (kind: keyof DecorationStats) => [
    ...new Set(messages.flatMap(({ decoration_stats: stats }) => Object.keys(stats?.[kind] ?? {}))),
  ];
  return {
    added_fields: names('added_fields'),
    changed_fields: names('changed_fields'),
    removed_fields: names('removed_fields'),
  };
}
