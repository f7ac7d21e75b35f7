import { putOwn, type FieldValue } from '@/domain/exact';
import { MAX_FIELDS, parseBounded, tooManyFields } from './bounded-json';
import { storedFieldName } from './field-names';
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
 * Turns the leaves of a JSON value into fields, without nulls and empty texts.
 * @throws DecodeError when there are too many fields or levels
 */
export function flatten(
  json: unknown,
  root: string,
  rules: FlattenRules,
): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {};
  let count = 0;

  const put = (path: string, value: FieldValue) => {
    const name = storedFieldName(path);
    // Different names may be stored as the same one; the first wins.
    if (name === undefined || Object.hasOwn(fields, name)) return;
    count += 1;
    if (count > MAX_FIELDS) throw tooManyFields();
    putOwn(fields, name, value);
  };

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
      if (leaf !== undefined) put(path, leaf);
    }
  };

  const visitList = (list: readonly unknown[], path: string, depth: number) => {
    const together: FieldValue[] = [];
    for (const [index, item] of list.entries()) {
      const leaf = rules.keepLists ? leafOf(item) : undefined;
      if (leaf === undefined) visit(item, rules.item(path, index), depth + 1);
      else together.push(leaf);
    }
    if (together.length > 0) put(path, together);
  };

  visit(json, root, 0);
  return fields;
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
