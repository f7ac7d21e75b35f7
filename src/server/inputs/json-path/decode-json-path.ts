import { jsonpath, JSONPathError } from 'json-p3';
import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import { flatten, leafOf, readJson, type FlattenRules } from '../decoding/flatten';
import {
  DecodeError,
  ExpressionError,
  type Configuration,
  type Decoder,
} from '../definition/model';
import { flagSetting, textSetting } from '../definition/settings';

const LONGEST_SHOWN = 50;

/**
 * As in Graylog, `store.book[1].author` becomes `store.book1.author`, stored as
 * `store_book1_author`.
 */
const NAMES: FlattenRules = {
  member: (path, key) => (path === '' ? key : `${path}.${key}`),
  item: (path, index) => `${path}${index}`,
  keepLists: false,
};

/**
 * Decodes the response of a polled address: the value at the configured path as `result`, or all
 * values as fields (`enable_flattening`). Paths follow RFC 9535; as in Graylog, the first match
 * counts.
 * @throws ExpressionError when the path is invalid
 */
export function jsonPathDecoder(configuration: Configuration): Decoder {
  const source = textSetting(configuration, 'source', 'unknown');
  const read = flagSetting(configuration, 'enable_flattening', false)
    ? readAll
    : readAt(compiled(textSetting(configuration, 'path', '$')));

  return (text, { receivedAt }) => {
    const { path, fields } = read(readJson(text));
    return {
      timestamp: receivedAt,
      source,
      message: `JSON API poll result: ${path} -> ${shown(fields)}`,
      fields,
    };
  };
}

type Result = { path: string; fields: Record<string, FieldValue> };

const readAll = (json: unknown): Result => {
  const fields = flatten(typeof json === 'object' ? json : { result: json }, '', NAMES);
  if (Object.keys(fields).length === 0) throw new DecodeError('The answer holds no values.');
  return { path: '', fields };
};

function readAt(query: jsonpath.JSONPathQuery): (json: unknown) => Result {
  const path = query.toString({ form: 'canonical' });
  return (json) => {
    const [first] = valuesAt(query, json);
    // A path to a list stands for its first item, too.
    const value: unknown = Array.isArray(first) ? first[0] : first;
    const result = typeof value === 'object' && value !== null ? asText(value) : leafOf(value);
    if (result === undefined) throw new DecodeError(`The answer has nothing at ${path}.`);
    // Graylog keeps only numbers as they are and stores booleans as text.
    return { path, fields: { result: typeof result === 'boolean' ? String(result) : result } };
  };
}

/** The library throws errors of many classes; they all mean that the message cannot be decoded. */
function valuesAt(query: jsonpath.JSONPathQuery, json: unknown): unknown[] {
  try {
    return query.query(json as Parameters<typeof query.query>[0]).values();
  } catch (error) {
    throw new DecodeError(
      `The path could not be followed: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function asText(value: unknown): string {
  try {
    return stringifyExact(value);
  } catch {
    throw new DecodeError('The value is nested too deeply.');
  }
}

function compiled(path: string): jsonpath.JSONPathQuery {
  try {
    return jsonpath.compile(path);
  } catch (error) {
    // Without the path and its place, which are named anyway.
    const reason = (error instanceof Error ? error.message : String(error)).replace(
      / \('[^]*':\d+\)$/,
      '',
    );
    throw new ExpressionError(
      `"${path}" is not a valid JSON path: ${reason}.`,
      path,
      error instanceof JSONPathError ? error.token.index : 0,
      reason,
    );
  }
}

function shown(fields: Record<string, FieldValue>): string {
  let text = '';
  for (const [name, value] of Object.entries(fields)) {
    text += `${text === '' ? '' : ', '}${name}=${String(value)}`;
    if (text.length > LONGEST_SHOWN) break;
  }
  const whole = `{${text}}`;
  return whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN)}[...]` : whole;
}
