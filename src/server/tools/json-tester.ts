import * as api from '@/contract/testers';
import type { JsonTested } from '@/contract/testers';
import { parseExact } from '@/domain/exact-json';
import { isObject } from '@/domain/json-object';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { argumentsOf, flag, notEmptyText, optionalText, tester } from './arguments';
import { flattenJson } from './flatten-json';

const jsonTest = tester(
  'JsonTestRequest',
  {
    flatten: flag,
    list_separator: notEmptyText,
    key_separator: notEmptyText,
    kv_separator: notEmptyText,
    replace_key_whitespace: flag,
    key_whitespace_replacement: optionalText,
    key_prefix: optionalText,
    string: notEmptyText,
  },
  'JsonTesterResource.post.arg0',
);

export function serveJsonTester(table: RouteTable): void {
  serve(table, api.testJson, jsonFields);
  serve(table, api.testJsonByQuery, jsonFields);
}

function jsonFields(call: OpenCall): JsonTested {
  const given = argumentsOf(call, jsonTest);
  const [string, flatten] = [given.text('string'), given.flag('flatten')];
  const separators = {
    list_separator: given.text('list_separator'),
    key_separator: given.text('key_separator'),
    kv_separator: given.text('kv_separator'),
  };
  const keys = {
    replace_key_whitespace: given.flag('replace_key_whitespace'),
    key_whitespace_replacement: given.text('key_whitespace_replacement', '_'),
    key_prefix: given.text('key_prefix', ''),
  };
  const { list_separator: line_separator, ...others } = separators;
  return {
    matches: fieldsOf(string, { flatten, ...separators, ...keys }),
    flatten,
    line_separator,
    ...others,
    string,
  };
}

function fieldsOf(
  text: string,
  settings: Parameters<typeof flattenJson>[1],
): Record<string, unknown> {
  try {
    const value = parseExact(firstValue(text));
    if (!isObject(value)) throw new SyntaxError('the text is no JSON object');
    return flattenJson({ ...value }, settings);
  } catch (error) {
    // A RangeError means that the object is nested too deeply.
    if (error instanceof SyntaxError || error instanceof RangeError)
      throw new Problem(400, `Failure running JSON extractor: ${error.message}`);
    throw error;
  }
}

/** The object or list that the text begins with; Graylog does not read what comes after it. */
function firstValue(text: string): string {
  let [depth, inText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (inText) {
      if (char === '\\') at += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if ('{['.includes(char)) depth += 1;
    else if ('}]'.includes(char)) {
      depth -= 1;
      if (depth === 0) return text.slice(0, at + 1);
    }
  }
  return text;
}
