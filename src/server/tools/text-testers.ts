import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/testers';
import type { ContainsTested, CutTested, LookupTested } from '@/contract/testers';
import { cutPart } from '@/domain/processing/values/cut-part';
import type { OpenCall } from '../http/call';
import { serve, type RouteTable } from '../http/serve';
import { argumentsOf, notEmptyText, tester, text, whole, type Arguments } from './arguments';

const splitTest = tester('SplitAndIndexTestRequest', {
  string: text,
  split_by: text,
  index: whole,
});
const substringTest = tester('SubstringTestRequest', { string: text, start: whole, end: whole });
const containsTest = tester('ContainsStringTestRequest', { string: text, search_string: text });
const lookupTest = tester(
  'LookupTableTestRequest',
  { string: notEmptyText, lookup_table_name: notEmptyText },
  'LookupTableTesterResource.testLookupTable.arg0',
);

export function serveTextTesters(table: RouteTable): void {
  serve(table, api.testSplit, splitPart);
  serve(table, api.testSplitByQuery, splitPart);
  serve(table, api.testSubstring, (call) =>
    substring(argumentsOf(call, substringTest), 'start', 'end'),
  );
  serve(table, api.testSubstringByQuery, (call) =>
    substring(argumentsOf(call, substringTest), 'begin_index', 'end_index'),
  );
  serve(table, api.testContains, contained);
  serve(table, api.testContainsByQuery, contained);
  serve(table, api.testLookup, looked, { permission: PERMISSIONS.lookuptables.read });
  serve(table, api.testLookupByQuery, looked);
}

function splitPart(call: OpenCall): CutTested {
  const given = argumentsOf(call, splitTest);
  const cut = cutPart(given.text('string'), given.text('split_by'), given.whole('index'));
  return {
    successful: cut.text !== undefined,
    cut: cut.text ?? null,
    begin_index: cut.start,
    end_index: cut.end,
  };
}

function substring(given: Arguments, startName: string, endName: string): CutTested {
  const [string, start, end] = [given.text('string'), given.whole(startName), given.whole(endName)];
  const fits = start >= 0 && start < end && end <= string.length;
  return {
    successful: fits,
    cut: fits ? string.slice(start, end) : null,
    begin_index: start,
    end_index: end,
  };
}

function contained(call: OpenCall): ContainsTested {
  const given = argumentsOf(call, containsTest);
  const [string, search_string] = [given.text('string'), given.text('search_string')];
  const start = string.indexOf(search_string);
  return start < 0
    ? { matched: false, search_string, string }
    : { matched: true, match: { start, end: start + search_string.length }, search_string, string };
}

/** This node has no lookup tables, so none of any name exists. */
function looked(call: OpenCall): LookupTested {
  const name = argumentsOf(call, lookupTest).text('lookup_table_name');
  return {
    empty: true,
    error: true,
    error_message: `Lookup table <${name}> doesn't exist`,
    key: null,
    value: null,
  };
}
