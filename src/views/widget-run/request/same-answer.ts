import { isObject } from '@/domain/json-object';
import { sameJson } from '@/domain/same-json';

/** A window that moved by less than this part of its length looks the same on a chart. */
const VISIBLE_PART = 1 / 500;
const WINDOWS: ReadonlySet<string> = new Set(['effectiveRange', 'effective_timerange']);
/** Members of an execution that say when it ran, not what it found. */
const RUN_FACTS: ReadonlySet<string> = new Set(['executedAt', 'durationMs']);

/**
 * The parts of `before` in the place of those parts of `after` that show the same, so that what
 * draws them does not draw them again. Relative windows move with each refresh: a window that did
 * not visibly move is the same if its data are.
 */
export function keepSame<Value>(before: unknown, after: Value): Value {
  if (isSame(before, after)) return before as Value;
  if (Array.isArray(before) && Array.isArray(after)) {
    const known = new Map(before.map((one) => [nameOf(one), one as unknown]));
    return after.map((one: unknown, at) => {
      const name = nameOf(one);
      const previous = name === undefined ? (before[at] as unknown) : known.get(name);
      return isSame(previous, one) ? previous : one;
    }) as Value;
  }
  if (!isObject(before) || !isObject(after)) return after;
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, keepSame(before[name], value)]),
  ) as Value;
}

/** Rows of messages move down as new ones arrive. */
function nameOf(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  const { message, id } = value;
  return isObject(message) ? (message['gl2_message_id'] ?? message['_id']) : id;
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameMember(name, one[name], other[name]))
  );
}

function isSameMember(name: string, one: unknown, other: unknown): boolean {
  if (RUN_FACTS.has(name)) return true;
  if (WINDOWS.has(name)) return isSameWindow(one, other);
  // Fields of messages may have any name.
  return name === 'message' ? sameJson(one, other) : isSame(one, other);
}

function isSameWindow(one: unknown, other: unknown): boolean {
  const [before, after] = [spanOf(one), spanOf(other)];
  if (!before || !after) return isSame(one, other);
  const visible = (after.to - after.from) * VISIBLE_PART;
  return Math.abs(after.from - before.from) < visible && Math.abs(after.to - before.to) < visible;
}

function spanOf(range: unknown): { from: number; to: number } | undefined {
  if (!isObject(range)) return undefined;
  const [from, to] = [Date.parse(String(range['from'])), Date.parse(String(range['to']))];
  return Number.isNaN(from) || Number.isNaN(to) ? undefined : { from, to };
}
