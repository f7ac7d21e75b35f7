import { escapeWord } from '../syntax/escapes';
import { fuzzyEdits } from '../syntax/numbers';
import type { QueryNode, RangeBound } from '../syntax/tree';

/** Inserts one value for each placeholder of a text; `write` adapts the values to their place. */
export type Fill = (text: string, write?: (value: string, index: number) => string) => string;

type Leaf = Exclude<QueryNode, { kind: 'group' } | { kind: 'all' }>;

/** Words that are not analysed into several tokens, and mean nothing else without quotes. */
const SIMPLE = /^[A-Za-z0-9_]{1,100}$|^\d{1,20}\.\d{1,20}$/;
const isSimple = (text: string) => SIMPLE.test(text) && !/^(and|or|not|to)$/i.test(text);

/**
 * A term with values in place of its placeholders, so that it matches exactly these values. `isAlone`
 * is false for a word among others, which would be analysed together with them.
 */
export function fillNode(node: Leaf, fill: Fill, { isAlone }: { isAlone: boolean }): QueryNode {
  const field = 'field' in node && node.field !== undefined && { field: fill(node.field) };
  switch (node.kind) {
    case 'text': {
      const { words, wordSpans: _, fuzzy, ...rest } = node;
      const text = fill(words.join(' '));
      if (fuzzy !== undefined) return { ...rest, ...field, words: [text], fuzzy };
      if (isAlone && isSimple(text)) return { ...rest, ...field, words: [text] };
      return { ...rest, ...field, kind: 'phrase', text };
    }
    case 'phrase':
      return { ...node, ...field, text: fill(node.text) };
    case 'wildcard':
      return { ...node, ...field, pattern: fill(node.pattern, inPattern) };
    case 'regexp':
      return { ...node, ...field, pattern: fill(node.pattern, inRegexp) };
    case 'range':
      return {
        ...node,
        ...field,
        lower: filledBound(node.lower, fill),
        upper: filledBound(node.upper, fill),
      };
    case 'exists':
      return { ...node, name: fill(node.name) };
  }
}

/** The edit distance of a fuzzy term depends on its length, so it follows the value. */
export function withEdits(node: QueryNode, written: string): QueryNode {
  if (node.kind !== 'text' || node.fuzzy === undefined) return node;
  const image = /~[\d.]*(?=(?:\^[\d.]+)?$)/.exec(written)?.[0];
  const fuzzy = image === undefined ? undefined : fuzzyEdits(image, node.words.join(' '));
  return fuzzy === undefined ? node : { ...node, fuzzy };
}

const filledBound = (bound: RangeBound, fill: Fill): RangeBound => {
  if (bound === null) return null;
  const text = fill(bound.text);
  return text === bound.text ? bound : { text, quoted: /[\s"]/.test(text) };
};

/** Only at the start a sign would be an operator. */
const inPattern = (value: string, index: number) =>
  index === 0 ? escapeWord(value) : escapeWord(`x${value}`).slice(1);

/** A backslash is written as a class, because one before the closing slash would escape that. */
const inRegexp = (value: string) =>
  value.replace(/[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/g, (char) =>
    char === '\\' ? '[\\\\]' : `\\${char}`,
  );
