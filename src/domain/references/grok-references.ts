import { namedIn } from '../processing/grok/expand';
import type { Reference, Relation, Thing } from './reference';

type PatternAnswer = { id: string; name: string; pattern: string };
type InputAnswer = { id: string; title: string };
type ExtractorAnswer = { type: string; extractor_config: Readonly<Record<string, unknown>> };

/** The patterns that other patterns name. */
export const grokReferences = (patterns: readonly PatternAnswer[]): Reference[] =>
  patterns.flatMap(({ id, name, pattern }) =>
    referencesOf({ kind: 'grok_pattern', id, title: name }, pattern, 'includes'),
  );

/** The patterns that the extractors of an input name. */
export const extractorReferences = (
  { id, title }: InputAnswer,
  extractors: readonly ExtractorAnswer[],
): Reference[] =>
  extractors.flatMap(({ type, extractor_config: { grok_pattern: expression } }) =>
    type === 'grok' && typeof expression === 'string'
      ? referencesOf({ kind: 'input', id, title }, expression, 'extracts')
      : [],
  );

const referencesOf = (from: Thing, expression: string, relation: Relation): Reference[] =>
  namedIn(expression).map((name) => ({ from, to: { kind: 'grok_pattern', name }, relation }));
