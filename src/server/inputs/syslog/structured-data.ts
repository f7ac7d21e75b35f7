/** Names and values as they were sent. */
export type SentPair = readonly [name: string, value: string];
export type StructuredData = { params: readonly SentPair[]; rest: string };

const ELEMENT_START = /^\[([^ =\]"]+)/;
const PARAM_NAME = /^ +([^ =\]"]+)="/;

/**
 * Reads `[id name="value" …][…]` at the start of `text`; undefined when it is malformed. The last
 * parameter is first: as in Graylog, the last of two with the same name wins. `expand` prefixes the
 * id of the element: `id_name`.
 */
export function readStructuredData(text: string, expand: boolean): StructuredData | undefined {
  if (text === '-' || text.startsWith('- ')) return { params: [], rest: text.slice(2) };
  const params: SentPair[] = [];
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
      const name = expand ? `${element[1]}_${param[1]}` : `${param[1]}`;
      const value = rest.slice(param[0].length, end).replace(/\\([\\"\]])/g, '$1');
      if (value !== '') params.push([name, value]);
      rest = rest.slice(end + 1);
    }
    const end = /^ *\]/.exec(rest);
    if (end === null) return undefined;
    rest = rest.slice(end[0].length);
  }
  if (rest === text || (rest !== '' && !rest.startsWith(' '))) return undefined;
  return { params: params.reverse(), rest: rest.slice(1) };
}

/** Not a regular expression, which would overflow the stack on values of megabytes. */
function closingQuote(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return -1;
}
