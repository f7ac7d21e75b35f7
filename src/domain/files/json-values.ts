import type { Line } from './lines';

/** `problem` is what is wrong with the rest of the file. */
export type JsonValue = Line | { number: number; problem: string };

/**
 * Splits UTF-8 bytes into the JSON values that they contain one after another, over any lines, and
 * the elements of lists at the outermost level. Values have the number of the line where they
 * begin. Values longer than `longest` characters are reported but not kept in memory.
 */
export async function* jsonValues(
  bytes: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<JsonValue[], void> {
  const decoder = new TextDecoder();
  const splitter = valueSplitter(longest);
  for await (const chunk of bytes) yield splitter.push(decoder.decode(chunk, { stream: true }));
  yield [...splitter.push(decoder.decode()), ...splitter.end()];
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const NEWLINE = 0x0a;
const BLANK = 0x20;

function valueSplitter(longest: number) {
  let line = 1;
  let inList = false;
  let depth = 0;
  let inString = false;
  let escaped = false;
  /** The line where the value began; undefined between values. */
  let began: number | undefined;
  let value = '';
  let size = 0;
  let done: JsonValue[] = [];

  const add = (text: string) => {
    size += text.length;
    if (size <= longest) value += text;
  };
  const finish = () => {
    const number = began ?? line;
    done.push(size > longest ? { number, text: '', tooLong: true } : { number, text: value });
    began = undefined;
    value = '';
    size = 0;
    depth = 0;
  };
  /** Whether the value ends before this character (`before`) or with it (`with`). */
  const step = (code: number): 'before' | 'with' | undefined => {
    if (inString) {
      if (escaped) escaped = false;
      else if (code === BACKSLASH) escaped = true;
      else if (code === QUOTE) inString = false;
      return undefined;
    }
    if (code === QUOTE) inString = true;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1;
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      if (depth === 0) return 'before';
      depth -= 1;
      if (depth === 0) return 'with';
    } else if (depth === 0 && (code === COMMA || code === NEWLINE)) return 'before';
    return undefined;
  };
  const between = (code: number) => {
    if (code === OPEN_LIST && !inList) inList = true;
    else if (code === CLOSE_LIST && inList) inList = false;
    else if (code > BLANK && code !== COMMA) return true;
    return false;
  };

  return {
    push(text: string): JsonValue[] {
      done = [];
      let from = 0;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (began === undefined && between(code)) {
          began = line;
          from = at;
        }
        if (began !== undefined) {
          const ends = step(code);
          if (ends !== undefined) {
            // A bracket that closes nothing is a value of its own, so that it is reported.
            const end = ends === 'with' || (at === from && size === 0) ? at + 1 : at;
            add(text.slice(from, end));
            finish();
            if (end === at) between(code);
          }
        }
        if (code === NEWLINE) line += 1;
      }
      if (began !== undefined) add(text.slice(from));
      return done;
    },
    end(): JsonValue[] {
      if (began !== undefined)
        return [{ number: began, problem: 'the file ends within this value' }];
      return inList ? [{ number: line, problem: 'the list of values is not closed' }] : [];
    },
  };
}
