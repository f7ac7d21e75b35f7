import { unescape } from './syntax/escapes';
import { tokenise, type Token } from './syntax/tokens';

/**
 * What is being typed: a field name, a field's value, or an operator between two terms. `prefix` is
 * the unescaped text before the caret; a completion replaces the text from `start` to `end`.
 */
export type Completion = {
  kind: 'field' | 'value' | 'operator';
  field?: string;
  prefix: string;
  start: number;
  end: number;
};

/** A pseudo-field whose value is a field name. */
const EXISTS_FIELD = '_exists_';

/**
 * What can be completed at the caret (a UTF-16 offset); undefined inside ranges, regular
 * expressions and numbers.
 */
export function completionAt(text: string, caret: number): Completion | undefined {
  const tokens = tokenise(text);
  const index = tokens.findIndex(({ start, end }) => start < caret && caret <= end);
  const current = tokens[index];
  const before = tokens.slice(0, Math.max(index, 0)).filter(({ kind }) => kind !== 'space');
  const context = { text, caret, before, field: enclosingField(text, before) };
  if (current === undefined || current.kind === 'space')
    return startingAt(context, tokens.slice(0, index + 1));
  switch (current.kind) {
    case 'field':
      return completion(context, 'field', current);
    case 'term':
    case 'wildcard':
      return word(context, current);
    case 'phrase':
      return caret === current.end ? undefined : quoted(context, current);
    case 'invalid':
      return text.charAt(current.start) === '"' ? quoted(context, current) : undefined;
    case 'colon':
      return afterColon(context, current, tokens[index + 1]);
    case 'operator':
      return /^[A-Z]/.test(text.slice(current.start)) && current.end === caret
        ? completion(context, 'operator', current)
        : insertion(context, 'field');
    case 'parenthesis':
      return text.charAt(current.start) === '('
        ? inGroup({ ...context, field: enclosingField(text, [...before, current]) })
        : undefined;
    default:
      return undefined;
  }
}

type Context = { text: string; caret: number; before: readonly Token[]; field: string | undefined };

/** The field of the `field:( … )` group that is open at the end of the tokens. */
function enclosingField(text: string, tokens: readonly Token[]): string | undefined {
  const open: (string | undefined)[] = [];
  tokens.forEach(({ kind, start }, at) => {
    if (kind !== 'parenthesis') return;
    if (text.charAt(start) === ')') open.pop();
    else
      open.push(
        tokens[at - 1]?.kind === 'colon' ? nameBefore(text, tokens.slice(0, at - 1)) : open.at(-1),
      );
  });
  return open.at(-1);
}

function nameBefore(text: string, tokens: readonly Token[]): string | undefined {
  const name = tokens.at(-1);
  return name?.kind === 'field' ? unescapedPart(text.slice(name.start, name.end)) : undefined;
}

function startingAt(context: Context, passed: readonly Token[]): Completion | undefined {
  const last = passed.findLast(({ kind }) => kind !== 'space');
  if (last === undefined || last.kind === 'operator') return inGroup(context);
  if (last.kind === 'colon')
    return forField(context, nameBefore(context.text, context.before.slice(0, -1)));
  if (last.kind === 'parenthesis' && context.text.charAt(last.start) === '(')
    return inGroup(context);
  const isInRange =
    last.kind === 'to' ||
    last.kind === 'bound' ||
    (last.kind === 'bracket' && /[[{]/.test(context.text.charAt(last.start)));
  if (isInRange) return undefined;
  return insertion(context, 'operator');
}

function inGroup(context: Context): Completion {
  return context.field === undefined
    ? insertion(context, 'field')
    : forField(context, context.field);
}

function word(context: Context, token: Token): Completion {
  const { text, before, caret } = context;
  const last = before.at(-1);
  if (last?.kind === 'colon')
    return forField(context, nameBefore(text, before.slice(0, -1)), token);
  if (context.field !== undefined) return forField(context, context.field, token);
  const isBetween =
    last !== undefined &&
    last.kind !== 'operator' &&
    !(last.kind === 'parenthesis' && text.charAt(last.start) === '(');
  const typed = text.slice(token.start, caret);
  return completion(
    context,
    isBetween && /^(A|AN|O|N|NO)$/.test(typed) ? 'operator' : 'field',
    token,
  );
}

function afterColon(context: Context, colon: Token, next: Token | undefined): Completion {
  const isAttached = next?.kind === 'term' || next?.kind === 'wildcard' || next?.kind === 'phrase';
  return forField(context, nameBefore(context.text, context.before), {
    start: colon.end,
    end: isAttached ? next.end : colon.end,
  });
}

/** Inside quotes: the completion replaces the opening quote, too. */
function quoted(context: Context, token: Token): Completion | undefined {
  const { text, before, caret } = context;
  const field =
    before.at(-1)?.kind === 'colon' ? nameBefore(text, before.slice(0, -1)) : context.field;
  return field === undefined
    ? undefined
    : {
        kind: 'value',
        field,
        prefix: unescapedPart(text.slice(token.start + 1, caret)),
        start: token.start,
        end: token.end,
      };
}

function forField(
  context: Context,
  field: string | undefined,
  token: { start: number; end: number } = { start: context.caret, end: context.caret },
): Completion {
  if (field === undefined || field === EXISTS_FIELD) return completion(context, 'field', token);
  // In `level:>=5` only the number is the value.
  const signs = /^[<>]=?/.exec(context.text.slice(token.start, context.caret))?.[0].length ?? 0;
  return { ...completion(context, 'value', { start: token.start + signs, end: token.end }), field };
}

function completion(
  { text, caret }: Context,
  kind: Completion['kind'],
  { start, end }: { start: number; end: number },
): Completion {
  return { kind, prefix: unescapedPart(text.slice(start, caret)), start, end };
}

const insertion = (context: Context, kind: Completion['kind']) =>
  completion(context, kind, { start: context.caret, end: context.caret });

/** Incomplete escapes are kept as they are. */
function unescapedPart(text: string): string {
  try {
    return unescape(text);
  } catch {
    return text;
  }
}
