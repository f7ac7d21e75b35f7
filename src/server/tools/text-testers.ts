import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/testers';
import type { ContainsTested, CutTested, JsonTested, LookupTested } from '@/contract/testers';
import { jsonFields, type JsonSettings } from '@/domain/processing/extractors/types/json';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { argumentsOf, type Arguments } from './arguments';

export function serveTextTesters(table: RouteTable): void {
  serve(table, api.testJson, testedJson);
  serve(table, api.testJsonByQuery, testedJson);
  serve(table, api.testSplit, splitPart);
  serve(table, api.testSplitByQuery, splitPart);
  serve(table, api.testSubstring, (call) => substring(argumentsOf(call), 'start', 'end'));
  serve(table, api.testSubstringByQuery, (call) =>
    substring(argumentsOf(call), 'begin_index', 'end_index'),
  );
  serve(table, api.testContains, contained);
  serve(table, api.testContainsByQuery, contained);
  serve(table, api.testLookup, looked, { permission: PERMISSIONS.lookuptables.read });
  serve(table, api.testLookupByQuery, looked);
}

function testedJson(call: OpenCall): JsonTested {
  const given = argumentsOf(call);
  const optional = (name: string, fallback: string) =>
    hasText(call, name) ? given.text(name) : fallback;
  const [string, flatten] = [given.text('string'), given.flag('flatten')];
  const separators = {
    list_separator: given.text('list_separator'),
    key_separator: given.text('key_separator'),
    kv_separator: given.text('kv_separator'),
  };
  const keys = {
    replace_key_whitespace: given.flag('replace_key_whitespace'),
    key_whitespace_replacement: optional('key_whitespace_replacement', '_'),
    key_prefix: optional('key_prefix', ''),
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

const hasText = ({ request, query, body }: OpenCall, name: string) =>
  request.method === 'GET'
    ? query.has(name)
    : typeof body === 'object' && body !== null && name in body;

function fieldsOf(text: string, settings: JsonSettings): Record<string, unknown> {
  try {
    return Object.fromEntries(jsonFields(text, settings));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Problem(400, `Failure running JSON extractor: ${error.message}`);
    throw error;
  }
}

const NOT_CUT: CutTested = { successful: false, cut: null, begin_index: 0, end_index: 0 };

function splitPart(call: OpenCall): CutTested {
  const given = argumentsOf(call);
  const [text, separator, index] = [
    given.text('string'),
    given.text('split_by'),
    given.whole('index'),
  ];
  const parts = text.split(separator);
  // Trailing empty parts do not count.
  while (parts.at(-1) === '') parts.pop();
  const cut = index < 1 ? undefined : parts[index - 1];
  if (cut === undefined) return NOT_CUT;
  const begin = parts
    .slice(0, index - 1)
    .reduce((sum, before) => sum + before.length + separator.length, 0);
  return { successful: true, cut, begin_index: begin, end_index: begin + cut.length };
}

function substring(given: Arguments, startName: string, endName: string): CutTested {
  const [text, start, end] = [given.text('string'), given.whole(startName), given.whole(endName)];
  const fits = start >= 0 && start < end && end <= text.length;
  return {
    successful: fits,
    cut: fits ? text.slice(start, end) : null,
    begin_index: start,
    end_index: end,
  };
}

function contained(call: OpenCall): ContainsTested {
  const given = argumentsOf(call);
  const [string, search_string] = [given.text('string'), given.text('search_string')];
  const start = string.indexOf(search_string);
  return start < 0
    ? { matched: false, search_string, string }
    : { matched: true, match: { start, end: start + search_string.length }, search_string, string };
}

/** This node has no lookup tables, so none of any name exists. */
function looked(call: OpenCall): LookupTested {
  const given = argumentsOf(call);
  const [string, name] = [given.text('string'), given.text('lookup_table_name')];
  const empty = [...(string === '' ? ['string'] : []), ...(name === '' ? ['lookupTableName'] : [])];
  if (empty.length > 0) throw emptyArguments(empty);
  return {
    empty: true,
    error: true,
    error_message: `Lookup table <${name}> doesn't exist`,
    key: null,
    value: null,
  };
}

const emptyArguments = (names: readonly string[]) =>
  new Problem(
    400,
    'must not be empty',
    names.map((name) => ({
      message: 'must not be empty',
      message_template: '{javax.validation.constraints.NotEmpty.message}',
      path: `LookupTableTesterResource.testLookupTable.arg0.${name}`,
      invalid_value: '',
    })),
  );
