import type { SearchMetadata } from '@/contract/search';
import type { SearchDocument } from './search-document';

/** The `$parameters$` that queries use and that the search declares. */
export function metadataOf({ queries, parameters }: SearchDocument): SearchMetadata {
  const used = (text: string) => [
    ...new Set([...text.matchAll(/\$([a-z_]\w*)\$/gi)].map(([, name = '']) => name)),
  ];
  return {
    query_metadata: Object.fromEntries(
      queries.map(({ id, query }) => [id, { used_parameters_names: used(query.query_string) }]),
    ),
    declared_parameters: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, parameter]),
    ),
  };
}
