import { commentsIn } from '@/domain/query/syntax/comments';
import { parametersIn } from '@/domain/query/variables/parameters';
import { tokenise, type Token } from '@/domain/query/syntax/tokens';
import type { CodeToken } from '@/ui/code-editor/text-editor';
import { markOf } from './verdict/marks';
import type { QueryVariable } from './completion/variables';
import type { Finding } from './verdict/verdict';

/** Syntax highlighting of a query, with variables, unknown fields and findings marked. */
export function colourQuery(
  text: string,
  unknownFields: ReadonlySet<string>,
  findings: readonly Finding[] = [],
  variables: readonly QueryVariable[] = [],
): CodeToken[] {
  const comments = commentsIn(text).map(({ start, end }): CodeToken => ({
    start,
    end,
    kind: 'comment',
  }));
  const query = tokenise(withBlanks(text, comments)).flatMap((token): CodeToken[] => {
    const kind = colourOf(token, text.slice(token.start, token.end), unknownFields);
    return kind === undefined ? [] : [{ start: token.start, end: token.end, kind }];
  });
  const plain = [...query, ...comments].sort(byStart);
  const names = new Set(variables.map(({ name }) => name));
  const coloured = parametersIn(withBlanks(text, comments))
    .filter(({ name }) => names.has(name))
    .reduce((tokens, { span }) => withMark(tokens, { ...span, kind: 'variable' }), plain);
  return findings.reduce((tokens, finding) => {
    const mark = finding.type === 'UNKNOWN_FIELD' ? undefined : markOf(finding, text);
    return mark
      ? withMark(tokens, {
          ...mark,
          kind: finding.type === 'QUERY_PARSING_ERROR' ? 'invalid' : 'doubtful',
        })
      : tokens;
  }, coloured);
}

const byStart = (one: CodeToken, other: CodeToken) => one.start - other.start;

/** Adds a mark to a range: tokens in it keep their colour. */
function withMark(tokens: readonly CodeToken[], mark: CodeToken): CodeToken[] {
  let at = mark.start;
  const parts = tokens.flatMap((token): CodeToken[] => {
    const [start, end] = [Math.max(token.start, mark.start), Math.min(token.end, mark.end)];
    if (start >= end) return [token];
    const before = { ...mark, start: at, end: start };
    at = end;
    return [
      { ...token, end: start },
      before,
      { start, end, kind: `${token.kind}.${mark.kind}` },
      { ...token, start: end },
    ];
  });
  return [...parts, { ...mark, start: at }].filter(({ start, end }) => start < end).sort(byStart);
}

/** Blanks comments, so that the offsets of the rest stay valid. */
const withBlanks = (text: string, comments: readonly CodeToken[]) =>
  comments.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    text,
  );

function colourOf(
  { kind }: Token,
  part: string,
  unknownFields: ReadonlySet<string>,
): string | undefined {
  switch (kind) {
    case 'field':
      return unknownFields.has(unescaped(part)) ? 'field.unknown' : 'field';
    case 'colon':
      return 'field';
    case 'operator':
    case 'to':
      return 'operator';
    case 'bound':
    case 'suffix':
      return 'number';
    case 'term':
      return isNumber(part) ? 'number' : undefined;
    case 'phrase':
      return 'string';
    case 'regexp':
    case 'wildcard':
      return 'pattern';
    case 'parenthesis':
      return 'bracket';
    case 'bracket':
      return 'number';
    case 'invalid':
      return 'invalid';
    default:
      return undefined;
  }
}

const unescaped = (name: string) => name.replace(/\\(.)/gs, '$1');
const isNumber = (part: string) => /^[<>]?=?-?\d+(\.\d+)?$/.test(part);
