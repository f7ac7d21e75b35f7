import { commentsIn } from '@/domain/query/comments';
import { tokenise, type Token } from '@/domain/query/tokens';
import type { CodeToken } from '@/ui/code-editor/text-editor';

/** The colours of a query; fields that no message has are marked where they stand. */
export function colourQuery(text: string, unknownFields: ReadonlySet<string>): CodeToken[] {
  const comments = commentsIn(text).map(({ start, end }): CodeToken => ({ start, end, kind: 'comment' }));
  const query = tokenise(withBlanks(text, comments)).flatMap((token): CodeToken[] => {
    const kind = colourOf(token, text.slice(token.start, token.end), unknownFields);
    return kind === undefined ? [] : [{ start: token.start, end: token.end, kind }];
  });
  return comments.length === 0 ? query : [...query, ...comments].sort((one, other) => one.start - other.start);
}

/** Comments are no part of what is read, but take their place. */
const withBlanks = (text: string, comments: readonly CodeToken[]) =>
  comments.reduce((left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`, text);

function colourOf({ kind }: Token, part: string, unknownFields: ReadonlySet<string>): string | undefined {
  switch (kind) {
    case 'field': return unknownFields.has(unescaped(part)) ? 'field.unknown' : 'field';
    case 'colon': return 'field';
    case 'operator': case 'to': return 'operator';
    case 'bound': case 'suffix': return 'number';
    case 'term': return isNumber(part) ? 'number' : undefined;
    case 'phrase': return 'string';
    case 'regexp': case 'wildcard': return 'pattern';
    case 'parenthesis': return 'bracket';
    case 'bracket': return 'number';
    case 'invalid': return 'invalid';
    default: return undefined;
  }
}

const unescaped = (name: string) => name.replace(/\\(.)/gs, '$1');
const isNumber = (part: string) => /^[<>]?=?-?\d+(\.\d+)?$/.test(part);
