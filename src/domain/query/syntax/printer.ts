import { unreachable } from '../../unreachable';
import { escapePattern, escapeWord, quotePhrase } from './escapes';
import { plainDigits } from './numbers';
import type { Clause, QueryNode, RangeBound } from './tree';

type RangeNode = Extract<QueryNode, { kind: 'range' }>;
/** The context of a node, which decides what would be parsed as one text with it. */
type Context = { field: string | undefined; isBesideText: boolean; followsSeparateWords: boolean };

const NO_CONTEXT: Context = { field: undefined, isBesideText: false, followsSeparateWords: false };

/** Prints a tree so that `parseQuery` returns an equal tree, except for spans. */
export function printQuery(node: QueryNode): string {
  if (node.kind === 'all') return '*';
  const isWhole = node.kind === 'group' && node.field === undefined && node.boost === undefined;
  return isWhole ? printClauses(node.clauses, undefined) : printNode(node, NO_CONTEXT);
}

function printClauses(clauses: readonly Clause[], field: string | undefined): string {
  let result = '';
  clauses.forEach((clause, index) => {
    const { conjunction, modifier, node } = clause;
    const context = {
      field,
      isBesideText: isBesideText(clauses, index),
      followsSeparateWords: isWord(clauses[index - 1]) && clauses[index - 2]?.node.kind === 'text',
    };
    const sign = modifier === 'NOT' ? 'NOT ' : (modifier ?? '');
    result += `${index === 0 ? '' : ' '}${conjunction === undefined ? '' : `${conjunction} `}${sign}${printNode(node, context)}`;
  });
  return result;
}

const isWord = (clause: Clause | undefined) =>
  clause?.node.kind === 'text' && clause.node.words.length === 1;
const isJoined = (clause: Clause | undefined) =>
  clause !== undefined && clause.conjunction === undefined && clause.modifier === undefined;

function isBesideText(clauses: readonly Clause[], index: number): boolean {
  const [previous, own, next] = [clauses[index - 1], clauses[index], clauses[index + 1]];
  return (
    (previous?.node.kind === 'text' && isJoined(own)) ||
    (next?.node.kind === 'text' && isJoined(next))
  );
}

function printNode(node: QueryNode, context: Context): string {
  switch (node.kind) {
    case 'all':
      return context.field === undefined || context.field === '*' ? '*' : '*:*';
    case 'group':
      return `${node.field === undefined ? '' : printField(node.field, context)}(${printClauses(node.clauses, node.field ?? context.field)})${printBoost(node)}`;
    case 'text':
      return printText(node, context);
    case 'phrase':
      return `${prefix(node.field, context)}${quotePhrase(node.text)}${node.slop === undefined ? '' : `~${node.slop}`}${printBoost(node)}`;
    case 'wildcard':
      return `${printWildcardField(node, context)}${node.pattern}${printBoost(node)}`;
    case 'regexp':
      return `${prefix(node.field, context)}/${node.pattern}/${printBoost(node)}`;
    case 'range':
      return printRange(node, context);
    case 'exists':
      return `_exists_:${node.name === '' ? '""' : escapePattern(node.name)}`;
    default:
      return unreachable(node);
  }
}

function printText(node: Extract<QueryNode, { kind: 'text' }>, context: Context): string {
  const { field, words, fuzzy } = node;
  // Two adjacent words in `field:( … )` would be merged unless each repeats the field.
  const name =
    words.length === 1 && field !== undefined && context.isBesideText
      ? printField(field, context)
      : prefix(field, context);
  const suffix = `${fuzzy === undefined ? '' : `~${fuzzy}`}${printBoost(node)}`;
  const only = words.length === 1 ? words[0] : undefined;
  // A sign followed by a space is a word that is not merged with its neighbours.
  if (name === '' && (only === '+' || only === '-' || only === '!')) return `${only} ${suffix}`;
  return `${name}${words.map(escapeWord).join(' ')}${suffix}`;
}

function printRange(node: RangeNode, context: Context): string {
  const name = prefix(node.field, context);
  const short = name === '' ? undefined : shortRange(node);
  const [open, close] = [node.includesLower ? '[' : '{', node.includesUpper ? ']' : '}'];
  return `${name}${short ?? `${open}${printBound(node.lower)} TO ${printBound(node.upper)}${close}`}${printBoost(node)}`;
}

function shortRange({ lower, upper, includesLower, includesUpper }: RangeNode): string | undefined {
  const isLower = lower !== null;
  const bound = lower ?? upper;
  const isOtherOpen = isLower ? upper === null && includesUpper : includesLower;
  if (bound === null || !isOtherOpen || bound.quoted || bound.text === '') return undefined;
  const isIncluded = isLower ? includesLower : includesUpper;
  if (!isIncluded && bound.text.startsWith('=')) return undefined;
  return escapeWord(`${isLower ? '>' : '<'}${isIncluded ? '=' : ''}${bound.text}`);
}

function printBound(bound: RangeBound): string {
  if (bound === null) return '*';
  if (bound.quoted) return `"${bound.text.replace(/\\/g, '\\u005c').replace(/"/g, '\\"')}"`;
  if (bound.text === '*') return '\\*';
  // Inside brackets a backslash does not escape spaces and brackets; a Unicode escape does.
  const escaped = bound.text
    .replace(/\\/g, '\\\\')
    .replace(
      /[ \t\n\r\u3000\]}]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return escaped.startsWith('"') ? `\\${escaped}` : escaped;
}

function printWildcardField(
  { field, pattern }: { field?: string; pattern: string },
  context: Context,
): string {
  if (field === undefined || pattern !== '*') return prefix(field, context);
  // A bare `*` would end the preceding text, and match everything inside `*:( … )`.
  return field === '*'
    ? '\\*:'
    : context.isBesideText || context.field !== field
      ? printField(field, context)
      : '';
}

const prefix = (field: string | undefined, context: Context) =>
  field === undefined || field === context.field ? '' : printField(field, context);

function printField(field: string, context: Context): string {
  // After words that were not merged a bare `*:` is needed; everywhere else `\*:`.
  return field === '*' && context.followsSeparateWords ? '*:' : `${escapeWord(field)}:`;
}

const printBoost = ({ boost }: { boost?: number }) =>
  boost === undefined ? '' : `^${plainDigits(boost)}`;
