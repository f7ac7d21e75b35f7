import { QuerySyntaxError } from '@/domain/query/syntax/syntax-error';
import type { QueryNode } from '@/domain/query/syntax/tree';
import type { FieldCatalogue } from '../../indices/model/catalogue';
import type { SqlCondition } from '../../messages/condition';
import { ConditionError } from '../../messages/regexp/condition-error';
import type { QueryDocument, SearchTypeDocument } from '../documents/search-document';
import { allAsked } from '../scope/scope';
import { SearchFailure } from '../scope/search-failure';
import type { CompileQuery } from './compile-query';
import { syntaxText } from './validate-query';

/** The queries of an execution: each is parsed once, and compiled once for each index. */
export type AskedQueries = {
  /** The query of a search type with all its filters. @throws SearchFailure */
  treeOf(query: QueryDocument, type: SearchTypeDocument): QueryNode;
  /** @throws SearchFailure */
  compiled(tree: QueryNode, catalogue: FieldCatalogue): SqlCondition;
};

/** `now` in milliseconds since the epoch, for date math. */
export function createAskedQueries(compile: CompileQuery, now: number): AskedQueries {
  const trees = new Map<string, QueryNode>();
  const conditions = new Map<QueryNode, Map<FieldCatalogue, SqlCondition>>();

  return {
    treeOf(query, type) {
      const texts = [query.query.query_string, type.query?.query_string ?? ''];
      const filters = [query.filter, type.filter];
      const key = JSON.stringify([texts, filters]);
      const tree = trees.get(key) ?? readable(() => allAsked(texts, filters));
      trees.set(key, tree);
      return tree;
    },
    compiled(tree, catalogue) {
      const own = conditions.get(tree) ?? new Map<FieldCatalogue, SqlCondition>();
      conditions.set(tree, own);
      const condition = own.get(catalogue) ?? readable(() => compile(tree, catalogue, now));
      own.set(catalogue, condition);
      return condition;
    },
  };
}

function readable<T>(compile: () => T): T {
  try {
    return compile();
  } catch (error) {
    if (error instanceof QuerySyntaxError) throw new SearchFailure(syntaxText(error));
    if (error instanceof ConditionError) throw new SearchFailure(error.text);
    throw error;
  }
}
