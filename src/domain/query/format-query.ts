import { parseQuery } from './parser';
import { printQuery } from './printer';
import { QuerySyntaxError } from './syntax-error';

const LONG = 80;

/**
 * The query with even blanks; a long one begins a line with each AND and OR outside of parentheses.
 * What cannot be read stays as it is.
 */
export function formatQuery(text: string): string {
  if (text.trim() === '') return '';
  try {
    const tree = parseQuery(text);
    const printed = printQuery(tree);
    if (
      printed.length <= LONG ||
      tree.kind !== 'group' ||
      tree.field !== undefined ||
      tree.boost !== undefined
    )
      return printed;
    return withLines(printed, tree.clauses.length);
  } catch (error) {
    if (error instanceof QuerySyntaxError) return text;
    throw error;
  }
}

/** Breaks before conjunctions where that is read as the same query. */
function withLines(printed: string, clauses: number): string {
  const broken = topLevelConjunctions(printed).reduceRight(
    (text, at) => `${text.slice(0, at - 1)}\n${text.slice(at)}`,
    printed,
  );
  const same = clauses > 1 && printQuery(parseQuery(broken)) === printed;
  return same ? broken : printed;
}

/** Where AND and OR stand outside of parentheses, quotes and ranges. */
function topLevelConjunctions(text: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (const match of text.matchAll(
    /\\.|"(?:\\.|[^"\\])*"|\/(?:\\.|[^/\\])*\/|[([{]|[)\]}]|(?<=\s)(?:AND|OR|&&|\|\|)(?=\s)/gs,
  )) {
    if (/^[([{]$/.test(match[0])) depth += 1;
    else if (/^[)\]}]$/.test(match[0])) depth -= 1;
    else if (/^(?:AND|OR|&&|\|\|)$/.test(match[0]) && depth === 0) found.push(match.index);
  }
  return found;
}
