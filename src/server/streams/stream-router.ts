import { DEFAULT_STREAM_ID, type Stream, type StreamRule } from '@/contract/streams';
import type { FieldValue } from '@/domain/exact';
import type { IncomingMessage } from '../messages/model';

/** Gives the ids of the streams that a message belongs to. */
export type StreamRouter = (message: IncomingMessage) => string[];
type Matcher = (message: IncomingMessage) => boolean;

/** Compiles the rules of all running streams once (graylog-api.md §5). A stream without rules matches nothing. */
export function createStreamRouter(streams: readonly Stream[]): StreamRouter {
  const running = streams.filter(({ disabled, rules }) => !disabled && rules.length > 0).map(({ id, matching_type, rules, remove_matches_from_default_stream }) => {
    const matchers = rules.map(matcherOf);
    const matches: Matcher = matching_type === 'AND' ? (message) => matchers.every((one) => one(message)) : (message) => matchers.some((one) => one(message));
    return { id, matches, removes: remove_matches_from_default_stream };
  });

  return (message) => {
    const matched = running.filter(({ matches }) => matches(message));
    const ids = matched.map(({ id }) => id);
    return matched.some(({ removes }) => removes) ? ids : [DEFAULT_STREAM_ID, ...ids];
  };
}

/** Rule types 1 to 8. A rule of an unknown type or with a broken expression matches nothing, inverted or not. */
function matcherOf({ type, field, value, inverted }: StreamRule): Matcher {
  const text = (test: (found: string) => boolean): Matcher => (message) => {
    const found = fieldOf(message, field);
    return inverted !== (found !== undefined && found !== null && test(plain(found)));
  };
  const number = (test: (found: number, limit: number) => boolean): Matcher => (message) => {
    const found = Number(plain(fieldOf(message, field) ?? 'NaN'));
    return !Number.isNaN(found) && !Number.isNaN(Number(value)) && inverted !== test(found, Number(value));
  };

  switch (type) {
    case 1:
      return text((found) => found === value.trim());
    case 2: {
      const expression = compiled(value);
      return expression ? text((found) => expression.test(found)) : () => false;
    }
    case 3:
      return number((found, limit) => found > limit);
    case 4:
      return number((found, limit) => found < limit);
    case 5:
      return text((found) => found !== '');
    case 6:
      return text((found) => found.includes(value));
    case 7:
      return () => true;
    case 8:
      return ({ inputId }) => inverted !== (inputId === value);
    default:
      return () => false;
  }
}

function fieldOf(message: IncomingMessage, field: string): FieldValue | undefined {
  switch (field) {
    case 'message':
      return message.message;
    case 'source':
      return message.source;
    case 'gl2_source_input':
      return message.inputId;
    case 'timestamp':
      return new Date(message.timestamp).toISOString();
    default:
      return Object.hasOwn(message.fields, field) ? message.fields[field] : undefined;
  }
}

const plain = (value: FieldValue) => (typeof value === 'object' ? JSON.stringify(value) : `${value}`);

function compiled(expression: string): RegExp | undefined {
  try {
    return new RegExp(expression, 'u');
  } catch {
    return undefined;
  }
}
