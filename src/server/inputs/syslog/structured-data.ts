import { putOwn } from '@/domain/exact';
import { storedFieldName } from '../decoding/field-names';

export type StructuredData = { params: Record<string, string>; rest: string };

const ELEMENT_START = /^\[([^ =\]"]+)/;
const PARAM_NAME = /^ +([^ =\]"]+)="/;

/**
 * `[id name="value" …][…]` at the start of `text`; params by their stored names, the last of two
 * equal names wins as in Graylog. Undefined when it is broken. `expand` puts the element's id in
 * front: `id_name`.
 */
export function readStructuredData(text: string, expand: boolean): StructuredData | undefined {
  if (text === '-' || text.startsWith('- ')) return { params: {}, rest: text.slice(2) };
  const params: Record<string, string> = {};
  let rest = text;
  for (
    let element = ELEMENT_START.exec(rest);
    element !== null;
    element = ELEMENT_START.exec(rest)
  ) {
    rest = rest.slice(element[0].length);
    for (let param = PARAM_NAME.exec(rest); param !== null; param = PARAM_NAME.exec(rest)) {
      const end = closingQuote(rest, param[0].length);
      if (end < 0) return undefined;
      const name = storedFieldName(expand ? `${element[1]}_${param[1]}` : `${param[1]}`);
      const value = rest.slice(param[0].length, end).replace(/\\([\\"\]])/g, '$1');
      if (name !== undefined && value !== '') putOwn(params, name, value);
      rest = rest.slice(end + 1);
    }
    const end = /^ *\]/.exec(rest);
    if (end === null) return undefined;
    rest = rest.slice(end[0].length);
  }
  if (rest === text || (rest !== '' && !rest.startsWith(' '))) return undefined;
  return { params, rest: rest.slice(1) };
}

/** Not a pattern: one over megabytes of value would run out of stack. */
function closingQuote(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return -1;
}
