import { endpoint } from './endpoint';

/** A named expression that others may refer to by `%{NAME}`. */
export type GrokPattern = {
  id: string;
  name: string;
  pattern: string;
  content_pack: string | null;
};
export type GrokPatternDraft = { name: string; pattern: string };
export type GrokPatternPage = {
  total: number;
  count: number;
  page: number;
  per_page: number;
  patterns: GrokPattern[];
  /** How many there are without the query. */
  grand_total: number;
};

/** What an import does about patterns whose names are in use. */
export type ImportStrategy = 'ABORT_ON_CONFLICT' | 'REPLACE_ON_CONFLICT' | 'DROP_ALL_EXISTING';
export const IMPORT_STRATEGIES: readonly ImportStrategy[] = [
  'ABORT_ON_CONFLICT',
  'REPLACE_ON_CONFLICT',
  'DROP_ALL_EXISTING',
];

export type GrokTest = { string: string; pattern: string; named_captures_only: boolean };
/** Captures as texts; those that took no part are left out. */
export type GrokTested = {
  matched: boolean;
  matches: { name: string; match: string }[];
  pattern: string;
  string: string;
  error_message?: string;
};

/** All patterns; deprecated, but the only list that is complete. */
export const listGrokPatterns = endpoint<void, { patterns: GrokPattern[] }>({
  method: 'GET',
  path: '/system/grok',
  toRequest: () => ({}),
});
export const pageOfGrokPatterns = endpoint<
  { page?: number; per_page?: number; query?: string; sort?: string; order?: 'asc' | 'desc' },
  GrokPatternPage
>({
  method: 'GET',
  path: '/system/grok/paginated',
  toRequest: (query) => ({ query }),
});
export const getGrokPattern = endpoint<{ id: string }, GrokPattern>({
  method: 'GET',
  path: '/system/grok/:id',
  toRequest: ({ id }) => ({ params: { id } }),
});
/**
 * What a pattern would capture of a text, with its types and under its own name; nothing if it does
 * not match. 400 with a `message` only if it is invalid.
 */
export const testGrokPattern = endpoint<
  { pattern: GrokPatternDraft; sampleData: string },
  Record<string, unknown>
>({
  method: 'POST',
  path: '/system/grok/test',
  toRequest: ({ pattern, sampleData }) => ({ body: { grok_pattern: pattern, sampleData } }),
});
/**
 * Also takes a file of patterns as `text/plain`, a name and an expression a line, with the query of
 * `importGrokPatterns`; that is answered with 202.
 */
export const createGrokPattern = endpoint<GrokPatternDraft, GrokPattern>({
  method: 'POST',
  path: '/system/grok',
  status: 201,
  takesText: true,
  toRequest: (body) => ({ body }),
});
/** All of them or none. */
export const importGrokPatterns = endpoint<
  { patterns: readonly GrokPatternDraft[]; strategy: ImportStrategy },
  null
>({
  method: 'PUT',
  path: '/system/grok',
  status: 202,
  toRequest: ({ patterns, strategy }) => ({
    query: { 'import-strategy': strategy },
    body: { patterns },
  }),
});
export const updateGrokPattern = endpoint<GrokPatternDraft & { id: string }, GrokPattern>({
  method: 'PUT',
  path: '/system/grok/:id',
  toRequest: ({ id, ...body }) => ({ params: { id }, body: { id, ...body } }),
});
/** Expressions that refer to the pattern are invalid afterwards. */
export const deleteGrokPattern = endpoint<{ id: string }, null>({
  method: 'DELETE',
  path: '/system/grok/:id',
  status: 204,
  toRequest: ({ id }) => ({ params: { id } }),
});

export const testGrok = endpoint<GrokTest, GrokTested>({
  method: 'POST',
  path: '/tools/grok_tester',
  toRequest: (body) => ({ body }),
});
export const testGrokByQuery = endpoint<GrokTest, GrokTested>({
  method: 'GET',
  path: '/tools/grok_tester',
  toRequest: (query) => ({ query }),
});
