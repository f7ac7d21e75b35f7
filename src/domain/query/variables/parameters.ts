import type { Span } from '../syntax/tree';

const NAME = /^[a-zA-Z_]\w*$/;
/** A backslash takes the meaning of the character after it. */
const ESCAPED_OR_PARAMETER = /\\.|\$([a-zA-Z_]\w*)\$/gs;

export type Parameter = { name: string; span: Span };

/** Whether `$name$` is a parameter. */
export const isParameterName = (name: string): boolean => NAME.test(name);

/** The parameters of a query, `$name$`, in their order. `\$name$` is plain text. */
export function parametersIn(text: string): Parameter[] {
  if (!text.includes('$')) return [];
  return [...text.matchAll(ESCAPED_OR_PARAMETER)].flatMap(({ 0: whole, 1: name, index }) =>
    name === undefined ? [] : [{ name, span: { start: index, end: index + whole.length } }],
  );
}

/** The text with each parameter replaced, for those where `replace` returns a text. */
export function replaceParameters(
  text: string,
  replace: (name: string) => string | undefined,
): string {
  let result = '';
  let done = 0;
  for (const { name, span } of parametersIn(text)) {
    const replaced = replace(name);
    if (replaced === undefined) continue;
    result += text.slice(done, span.start) + replaced;
    done = span.end;
  }
  return result + text.slice(done);
}
