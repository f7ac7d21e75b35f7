import { endpoint } from './endpoint';

/** UTF-16 offsets; `end` is exclusive. */
type Span = { start: number; end: number };

export type RegexTest = { regex: string; string: string };
/**
 * `match` is the first group, with null if it took no part; missing if the expression has none.
 */
export type RegexTested = RegexTest & { matched: boolean; match?: Span & { match: string | null } };
export type RegexValidated = { regex: string; is_valid: boolean; validation_message?: string };
export type ReplaceTest = RegexTest & { replacement: string; replace_all: boolean };
/**
 * `match.match` is the whole text after replacing; its offsets are those of the first group in the
 * first match, -1 without one.
 */
export type ReplaceTested = ReplaceTest & { matched: boolean; match?: Span & { match: string } };
export type JsonTest = {
  string: string;
  flatten: boolean;
  list_separator: string;
  key_separator: string;
  kv_separator: string;
  replace_key_whitespace: boolean;
  key_whitespace_replacement: string;
  key_prefix: string;
};
export type JsonTested = {
  matches: Record<string, unknown>;
  flatten: boolean;
  line_separator: string;
  key_separator: string;
  kv_separator: string;
  string: string;
};
/** `cut` is null if nothing matched. */
export type CutTested = {
  successful: boolean;
  cut: string | null;
  begin_index: number;
  end_index: number;
};
/** `index` counts from 1. */
export type SplitTest = { string: string; split_by: string; index: number };
export type SubstringTest = { string: string; start: number; end: number };
export type ContainsTest = { string: string; search_string: string };
export type ContainsTested = ContainsTest & { matched: boolean; match?: Span };
export type LookupTest = { string: string; lookup_table_name: string };
export type LookupTested = {
  empty: boolean;
  error: boolean;
  error_message: string;
  key: unknown;
  value: unknown;
};

const asBody = <T>(body: T) => ({ body });
const asQuery = <T extends Record<string, string | number | boolean>>(query: T) => ({ query });

/**
 * The testers below `/tools`, available as GET and POST; use POST for texts that should not appear
 * in URLs.
 */
export const testRegex = endpoint<RegexTest, RegexTested>({
  method: 'POST',
  path: '/tools/regex_tester',
  toRequest: asBody,
});
export const testRegexByQuery = endpoint<RegexTest, RegexTested>({
  method: 'GET',
  path: '/tools/regex_tester',
  toRequest: asQuery,
});
export const validateRegex = endpoint<{ regex: string }, RegexValidated>({
  method: 'GET',
  path: '/tools/regex_tester/validate',
  toRequest: asQuery,
});
export const testReplace = endpoint<ReplaceTest, ReplaceTested>({
  method: 'POST',
  path: '/tools/regex_replace_tester',
  toRequest: asBody,
});
export const testReplaceByQuery = endpoint<ReplaceTest, ReplaceTested>({
  method: 'GET',
  path: '/tools/regex_replace_tester',
  toRequest: asQuery,
});
export const testJson = endpoint<JsonTest, JsonTested>({
  method: 'POST',
  path: '/tools/json_tester',
  toRequest: asBody,
});
export const testJsonByQuery = endpoint<JsonTest, JsonTested>({
  method: 'GET',
  path: '/tools/json_tester',
  toRequest: asQuery,
});
export const testSplit = endpoint<SplitTest, CutTested>({
  method: 'POST',
  path: '/tools/split_and_index_tester',
  toRequest: asBody,
});
export const testSplitByQuery = endpoint<SplitTest, CutTested>({
  method: 'GET',
  path: '/tools/split_and_index_tester',
  toRequest: asQuery,
});
export const testSubstring = endpoint<SubstringTest, CutTested>({
  method: 'POST',
  path: '/tools/substring_tester',
  toRequest: asBody,
});
export const testSubstringByQuery = endpoint<SubstringTest, CutTested>({
  method: 'GET',
  path: '/tools/substring_tester',
  toRequest: ({ string, start, end }) => ({
    query: { string, begin_index: start, end_index: end },
  }),
});
export const testContains = endpoint<ContainsTest, ContainsTested>({
  method: 'POST',
  path: '/tools/contains_string_tester',
  toRequest: asBody,
});
export const testContainsByQuery = endpoint<ContainsTest, ContainsTested>({
  method: 'GET',
  path: '/tools/contains_string_tester',
  toRequest: asQuery,
});
export const testLookup = endpoint<LookupTest, LookupTested>({
  method: 'POST',
  path: '/tools/lookup_table_tester',
  toRequest: asBody,
});
export const testLookupByQuery = endpoint<LookupTest, LookupTested>({
  method: 'GET',
  path: '/tools/lookup_table_tester',
  toRequest: asQuery,
});
