import { parseQuery } from './parser';
import { printQuery } from './printer';
import { QuerySyntaxError } from './syntax-error';

const LONG_QUERY = 80;

/**
 * Normalizes the spacing of a query; long ones get a line break before each top-level AND and OR.
 * Queries with syntax errors are returned unchanged.
 */
export function formatQuery(text: string): string {
  if (text.trim() === '') return '';
  try {
    const tree = parseQuery(text);
    const printed = printQuery(tree);
    if (
      printed.length <= LONG_QUERY ||
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

/** Breaks lines before conjunctions if the result parses to the same query. */
function withLines(printed: string, clauses: number): string {
  const broken = topLevelConjunctions(printed).reduceRight(
    (text, at) => `${text.slice(0, at - 1)}\n${text.slice(at)}`,
    printed,
  );
  const same = clauses > 1 && printQuery(parseQuery(broken)) === printed;
  return same ? broken : printed;
}

/** Offsets of AND and OR outside of parentheses, quotes and ranges. */
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
