import type { FieldValue } from '@/domain/exact';
import { parseBounded } from './bounded-json';
import { collectFields, type FieldCollector } from './collect-fields';
import { DecodeError } from '../definition/model';

/** How nested names are joined, and whether lists of plain values stay one field. */
export type FlattenRules = {
  member(path: string, key: string): string;
  item(path: string, index: number): string;
  keepLists: boolean;
};

/**
 * Nested names grow with each level, so not only the number of fields but also the length of their
 * names needs a limit.
 */
const LONGEST_NAME = 1_000;
const MAX_DEPTH = 100;

/** @throws DecodeError when the text is no JSON */
export function readJson(text: string): unknown {
  try {
    return parseBounded(text);
  } catch (error) {
    if (error instanceof DecodeError) throw error;
    throw new DecodeError(
      `Invalid JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown reason'}.`,
    );
  }
}

/**
 * Turns the leaves of a JSON value into fields, without nulls and empty texts. `given` are fields
 * that the node sets.
 * @throws DecodeError when there are too many fields or levels
 */
export function flatten(
  json: unknown,
  root: string,
  rules: FlattenRules,
  given?: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> {
  const collector = collectFields(given);
  flattenInto(collector, json, root, rules);
  return collector.fields();
}

/** As `flatten`, together with fields from elsewhere. */
export function flattenInto(
  collector: FieldCollector,
  json: unknown,
  root: string,
  rules: FlattenRules,
): void {
  const visit = (value: unknown, path: string, depth: number) => {
    if (path.length > LONGEST_NAME)
      throw new DecodeError(`The name of a field is longer than ${LONGEST_NAME} characters.`);
    if (depth > MAX_DEPTH)
      throw new DecodeError(`The message is nested deeper than ${MAX_DEPTH} levels.`);
    if (Array.isArray(value)) visitList(value, path, depth);
    else if (typeof value === 'object' && value !== null)
      for (const [key, member] of Object.entries(value))
        visit(member, rules.member(path, key), depth + 1);
    else {
      const leaf = leafOf(value);
      if (leaf !== undefined) collector.put(path, leaf, depth > 1);
    }
  };

  const visitList = (list: readonly unknown[], path: string, depth: number) => {
    const together: FieldValue[] = [];
    for (const [index, item] of list.entries()) {
      const leaf = rules.keepLists ? leafOf(item) : undefined;
      if (leaf === undefined) visit(item, rules.item(path, index), depth + 1);
      else together.push(leaf);
    }
    if (together.length > 0) collector.put(path, together, depth > 1);
  };

  visit(json, root, 0);
}

/** The stored form of a plain value; undefined for null, empty text, objects and lists. */
export function leafOf(value: unknown): FieldValue | undefined {
  switch (typeof value) {
    case 'string':
      return value === '' ? undefined : value;
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'bigint':
    case 'boolean':
      return value;
    default:
      return undefined;
  }
}
