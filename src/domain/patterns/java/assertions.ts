import { isInWord } from './named-sets';
import { ASSERTIONS } from './program';

const [LF, CR] = [10, 13];
const endsLine = (unit: number, unixLines: boolean) =>
  unit === LF || (!unixLines && (unit === CR || unit === 0x85 || (unit | 1) === 0x2029));

/** Whether the assertion with this index holds at a position of the text. */
export function holds(assertion: number, unixLines: boolean, text: string, at: number): boolean {
  switch (ASSERTIONS[assertion]) {
    case 'start':
      return at === 0;
    case 'lineStart':
      return at === 0 || isLineStart(unixLines, text, at);
    case 'end':
      return at === text.length;
    case 'endOrLastLine':
      return at === text.length || isBeforeLastEnd(unixLines, text, at);
    case 'lineEnd':
      return at === text.length || isLineEnd(unixLines, text, at);
    case 'boundary':
      return isBoundary(text, at);
    default:
      return !isBoundary(text, at);
  }
}

/** Not at the end of the text, and not between CR and LF. */
function isLineStart(unixLines: boolean, text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (at === text.length || !endsLine(before, unixLines)) return false;
  return unixLines || before !== CR || text.charCodeAt(at) !== LF;
}

function isLineEnd(unixLines: boolean, text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (!endsLine(unit, unixLines)) return false;
  return unixLines || unit !== LF || text.charCodeAt(at - 1) !== CR;
}

function isBeforeLastEnd(unixLines: boolean, text: string, at: number): boolean {
  if (at === text.length - 1) return isLineEnd(unixLines, text, at);
  return !unixLines && at === text.length - 2 && text.endsWith('\r\n');
}

function isBoundary(text: string, at: number): boolean {
  const unit = text.charCodeAt(at - 1);
  const isPair = (unit & 0xfc00) === 0xdc00 && at > 1;
  const before = isPair ? text.codePointAt(at - 2) : unit;
  return isWord(before) !== isWord(text.codePointAt(at));
}

const isWord = (code: number | undefined) =>
  code !== undefined && !Number.isNaN(code) && isInWord(code);
