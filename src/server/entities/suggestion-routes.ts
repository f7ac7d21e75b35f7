import { suggestEntities } from '@/contract/favorites';
import { Problem } from '../http/problem';
import { pageOf, slicePage } from '../http/query-values';
import { serve } from '../http/serve';
import type { Module } from '../resource/registry';

/** Suggestions for filters and pickers, from the collections that modules registered. */
export const serveSuggestions: Module<object> = (registry) => {
  serve(registry, suggestEntities, ({ query, permits }) => {
    const name = query.get('collection');
    if (name === null) throw new Problem(400, 'The query parameter collection is missing.');
    const [column, text, page] = [
      query.get('column') ?? 'title',
      (query.get('query') ?? '').toLowerCase(),
      pageOf(query, 10),
    ];
    const all = registry.suggestibles.get(name)?.(permits) ?? [];
    const found = all
      .flatMap(({ id, columns }) =>
        Object.hasOwn(columns, column) ? [{ id, value: columns[column] ?? '' }] : [],
      )
      .filter(({ value }) => value.toLowerCase().includes(text))
      .sort((a, b) => a.value.localeCompare(b.value));
    const suggestions = slicePage(found, page);
    return {
      suggestions,
      pagination: {
        total: found.length,
        count: suggestions.length,
        page: page.page,
        per_page: page.perPage,
      },
    };
  });
};
