import { putOwn } from '@/domain/exact';
import { storedFieldName } from '../decoding/field-names';

export type StructuredData = { params: Record<string, string>; rest: string };

const ELEMENT_START = /^\[([^ =\]"]+)/;
const PARAM_NAME = /^ +([^ =\]"]+)="/;

/**
 * Reads `[id name="value" …][…]` at the start of `text`; undefined when it is malformed. Parameters
 * have their stored names, and as in Graylog the last of two with the same name wins. `expand`
 * prefixes the id of the element: `id_name`.
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

/** Not a regular expression, which would overflow the stack on values of megabytes. */
function closingQuote(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return -1;
}
