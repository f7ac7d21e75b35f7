import type { FieldValue } from '@/domain/exact';
import { parseExact, stringifyExact } from '@/domain/exact-json';

/** A chunk of the server's JSON: rows of values without names. */
type Chunk = {
  all_values_in_order?: readonly (readonly FieldValue[])[];
  fields_in_order?: readonly string[];
};

/**
 * Reads the JSON objects that a server sends one after the other, each with some hundred rows, and
 * returns one object per row. Missing values, which the server sends as null, are left out.
 */
export function createJsonRows() {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let escaped = false;
  return {
    take(text: string): string[] {
      const lines: string[] = [];
      let from = 0;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (escaped) escaped = false;
        else if (quoted) {
          if (code === BACKSLASH) escaped = true;
          else if (code === QUOTE) quoted = false;
        } else if (code === QUOTE) quoted = true;
        else if (code === OPEN) depth += 1;
        else if (code === CLOSE) {
          depth -= 1;
          if (depth > 0) continue;
          parts.push(text.slice(from, at + 1));
          lines.push(...linesOf(parts.splice(0).join('')));
          from = at + 1;
        }
      }
      if (depth > 0) parts.push(text.slice(from));
      return lines;
    },
    /** Whether the text ended inside an object. */
    isOpen: () => depth > 0,
  };
}

const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];

function linesOf(text: string): string[] {
  const { all_values_in_order: rows = [], fields_in_order: fields = [] } = parseExact(
    text,
  ) as Chunk;
  return rows.map(
    (values) =>
      `{${fields
        .flatMap((name, i) => {
          const value = values[i] ?? null;
          return value === null ? [] : [`${JSON.stringify(name)}:${stringifyExact(value)}`];
        })
        .join(',')}}`,
  );
}
