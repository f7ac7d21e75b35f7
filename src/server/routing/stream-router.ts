import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { isTrue } from '@/domain/streams/condition';
import { textOf } from '@/domain/streams/rule-values';
import type { IncomingMessage } from '../message-types/incoming-message';
import { createFieldIndex, type FieldIndex, type Hearing } from './field-index';
import { fieldOf, OWN_FIELDS } from './message-fields';
import { planRouting, type RoutedStream, type RoutingPlan } from './routing-plan';

/** Returns the ids of the streams of a message. */
export type StreamRouter = (message: IncomingMessage) => string[];

/**
 * Compiles the rules of all enabled streams, so that each message is tested against few of them:
 * its values lead to the rules that may match. Streams without rules match nothing. Takes plain
 * data, so it can run in a worker thread.
 */
export function createStreamRouter(streams: readonly RoutedStream[]): StreamRouter {
  const plan = planRouting(streams);
  const fields = fieldIndexes(plan);
  const own = OWN_FIELDS.flatMap((name): [string, FieldIndex][] => {
    const index = fields.get(name);
    return index ? [[name, index]] : [];
  });
  const matching = createMatching(plan);

  return (message) => {
    matching.begin(message);
    for (const [name, index] of own) visit(index, textOf(fieldOf(message, name)), matching);
    for (const name in message.fields) {
      const index = fields.get(name);
      if (index) visit(index, textOf(fieldOf(message, name)), matching);
    }
    for (const stream of plan.always) matching.consider(stream);
    return matching.result();
  };
}

function visit(index: FieldIndex, text: string | undefined, hearing: Hearing): void {
  if (text !== undefined) index(text, hearing);
}

function fieldIndexes({ conditions, access }: RoutingPlan): Map<string, FieldIndex> {
  const byField = new Map<string, number[]>();
  for (const number of access.keys()) {
    const condition = conditions[number];
    if (!condition || !('field' in condition)) continue;
    const numbers = byField.get(condition.field) ?? [];
    byField.set(condition.field, numbers);
    numbers.push(number);
  }
  return new Map(
    [...byField].map(([field, numbers]) => [field, createFieldIndex(conditions, numbers)]),
  );
}

/**
 * The state of matching one message. It is not cleared between messages; entries of earlier turns
 * are outdated.
 */
function createMatching({ streams, conditions, access }: RoutingPlan) {
  let turn = 0;
  let message: IncomingMessage;
  let matched: number[] = [];
  /** Twice the turn, plus 1 if the condition matched. */
  const answers = new Float64Array(conditions.length);
  const considered = new Float64Array(streams.length);
  const textAt = (field: string) => textOf(fieldOf(message, field));

  const holds = (number: number): boolean => {
    const known = answers[number] ?? 0;
    if (known >= turn * 2) return known > turn * 2;
    const condition = conditions[number];
    const answer = condition !== undefined && isTrue(condition, textAt);
    answers[number] = turn * 2 + (answer ? 1 : 0);
    return answer;
  };
  const consider = (index: number): void => {
    if (considered[index] === turn) return;
    considered[index] = turn;
    const stream = streams[index];
    if (!stream) return;
    const { rules, all } = stream;
    const accepted =
      rules.length === 0 ||
      (all
        ? rules.every(({ condition, inverted }) => holds(condition) !== inverted)
        : rules.some(({ condition, inverted }) => holds(condition) !== inverted));
    if (accepted) matched.push(index);
  };
  const hit = (condition: number): void => {
    answers[condition] = turn * 2 + 1;
    for (const stream of access.get(condition) ?? []) consider(stream);
  };

  return {
    begin(next: IncomingMessage): void {
      message = next;
      matched = [];
      turn += 1;
    },
    consider,
    hit,
    ask(condition: number): void {
      if (holds(condition)) hit(condition);
    },
    result(): string[] {
      const ids: string[] = [];
      let removed = false;
      for (const index of matched.length > 1 ? matched.sort((a, b) => a - b) : matched) {
        const stream = streams[index];
        if (!stream) continue;
        ids.push(stream.id);
        removed ||= stream.removes;
      }
      return removed ? ids : [DEFAULT_STREAM_ID, ...ids];
    },
  };
}
