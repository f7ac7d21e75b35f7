import * as api from '@/contract/testers';
import type { JsonTested } from '@/contract/testers';
import { jsonFields, type JsonSettings } from '@/domain/processing/extractors/types/json';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { argumentsOf, flag, notEmptyText, optionalText, tester } from './arguments';

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
  serve(table, api.testJson, testedJson);
  serve(table, api.testJsonByQuery, testedJson);
}

function testedJson(call: OpenCall): JsonTested {
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

function fieldsOf(text: string, settings: JsonSettings): Record<string, unknown> {
  try {
    return Object.fromEntries(jsonFields(text, settings));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Problem(400, `Failure running JSON extractor: ${error.message}`);
    throw error;
  }
}
