import { analyse } from '../query/analysis';
import { lowercased } from '../query/lowercase';
import { occurrences } from '../query/occurrences';
import { parseQuery } from '../query/parser';
import { QuerySyntaxError } from '../query/syntax-error';
import type { QueryNode } from '../query/tree';
import { wildcardParts, type WildcardPart } from '../query/wildcard';

export type TextRange = { start: number; length: number };
/** Matches of the search terms in a field's text: UTF-16 offsets, in order. */
export type TermFinder = (field: string, text: string) => TextRange[];

type Term = {
  field: string | undefined;
  words?: readonly string[];
  pattern?: readonly WildcardPart[];
  whole: string;
};

const MOST_TERMS = 100;
/** Longer texts are highlighted up to this offset only. */
const LONGEST_TEXT = 20_000;

/**
 * Finds the terms of a query in texts, for servers that do not return highlighting. Terms with a
 * field are marked in that field, others everywhere; excluded terms, ranges and regular expressions
 * are not marked. Undefined if there is nothing to mark.
 */
export function termFinder(query: string): TermFinder | undefined {
  const terms = termsOf(query);
  if (terms.length === 0) return undefined;
  return (field, text) => {
    const own = terms.filter((term) => term.field === undefined || term.field === field);
    if (own.length === 0 || text === '') return [];
    if (own.some(({ whole }) => whole === text)) return [{ start: 0, length: text.length }];
    return rangesIn(text.slice(0, LONGEST_TEXT), own);
  };
}

function termsOf(query: string): readonly Term[] {
  try {
    return leavesOf(parseQuery(query)).slice(0, MOST_TERMS);
  } catch (error) {
    if (error instanceof QuerySyntaxError) return [];
    throw error;
  }
}

function leavesOf(node: QueryNode): Term[] {
  switch (node.kind) {
    case 'group':
      return occurrences(node).flatMap((member) =>
        member.occurrence === 'must_not' ? [] : leavesOf(member.node),
      );
    case 'text':
      return node.words.flatMap((word) => wordTerms(node.field, word));
    case 'phrase':
      return wordTerms(node.field, node.text);
    case 'wildcard': {
      const parts = wildcardParts(lowercased(node.pattern));
      return parts.some((part) => typeof part === 'object')
        ? [{ field: node.field, pattern: parts, whole: '' }]
        : [];
    }
    default:
      return [];
  }
}

function wordTerms(field: string | undefined, text: string): Term[] {
  const words = analyse(text).map(({ token }) => token);
  return words.length > 0 ? [{ field, words, whole: text }] : [];
}

function rangesIn(text: string, terms: readonly Term[]): TextRange[] {
  const tokens = analyse(text);
  const places = new Set<number>();
  for (const { words, pattern } of terms) {
    for (let from = 0; from < tokens.length; from += 1) {
      if (words?.every((word, offset) => tokens[from + offset]?.token === word))
        words.forEach((_, offset) => places.add(from + offset));
      if (pattern && matchesParts(tokens[from]?.token ?? '', pattern)) places.add(from);
    }
  }
  return tokens.flatMap(({ start, end }, place) =>
    places.has(place) ? [{ start, length: end - start }] : [],
  );
}

/** Matches without a regular expression, so that no pattern can cause catastrophic backtracking. */
function matchesParts(word: string, parts: readonly WildcardPart[]): boolean {
  let ends = new Set([0]);
  for (const part of parts) {
    const next = new Set<number>();
    for (const at of ends) {
      if (part === 'any') for (let end = at; end <= word.length; end += 1) next.add(end);
      else if (part === 'one') {
        if (at < word.length) next.add(at + 1);
      } else if (word.startsWith(part.text, at)) next.add(at + part.text.length);
    }
    ends = next;
  }
  return ends.has(word.length);
}
