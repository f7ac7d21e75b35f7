import { RE2JSSyntaxException } from 're2js';
import { compilePattern, PatternTooLarge } from './linear-pattern';
import type { PatternFault } from './pattern-reasons';
import { afterAtom } from './regex-scan';

/** Why `linearPattern` does not compile an expression; undefined if it does. */
export function patternFault(source: string): PatternFault | undefined {
  try {
    compilePattern(source);
    return undefined;
  } catch (error) {
    return structureFault(source) ?? limitFault(source) ?? reportedFault(source, error);
  }
}

const GROUP_START = /\((?:\?(?:[:>]|<?[=!]|P?<[A-Za-z]\w*>|[a-zA-Z-]+:))?/y;
const FLAGS = /\(\?[a-zA-Z-]+\)/y;
const REPETITION = /\{(\d+)(?:,(\d*))?\}/y;
const SUFFIX = /[+?]/;

const matchAt = (pattern: RegExp, source: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(source);
};

/** The first error that can be seen without compiling, with its position. */
function structureFault(source: string): PatternFault | undefined {
  const open: number[] = [];
  let repeatable = false;
  for (let at = 0; at < source.length;) {
    const start = at;
    const char = source[at] ?? '';
    const repetition = char === '{' ? matchAt(REPETITION, source, at) : null;
    if ('*+?'.includes(char) || repetition) {
      if (!repeatable) return { reason: 'nothingToRepeat', at };
      const [whole = char, least = '', most = ''] = repetition ?? [];
      if (most !== '' && Number(least) > Number(most)) return { reason: 'badRepetition', at };
      at += whole.length;
      if (SUFFIX.test(source[at] ?? '')) at += 1;
      repeatable = false;
      continue;
    }
    if (char === '(') {
      const flags = matchAt(FLAGS, source, at);
      const group = matchAt(GROUP_START, source, at);
      at += (flags ?? group)?.[0].length ?? 1;
      if (!flags && source[at] === '?' && at === start + 1)
        return { reason: 'badGroup', at: start };
      if (!flags) open.push(start);
      repeatable = false;
    } else if (char === ')') {
      if (open.pop() === undefined) return { reason: 'unmatchedParenthesis', at };
      at += 1;
      repeatable = true;
    } else {
      at = source.startsWith('\\Q', at) ? afterQuote(source, at) : afterAtom(source, at);
      if (Number.isNaN(at))
        return { reason: char === '[' ? 'unclosedBrackets' : 'trailingBackslash', at: start };
      repeatable = char !== '|';
    }
  }
  const unclosed = open.at(-1);
  return unclosed === undefined ? undefined : { reason: 'unclosedGroup', at: unclosed };
}

const afterQuote = (source: string, at: number) => {
  const end = source.indexOf('\\E', at);
  return end < 0 ? source.length : end + 2;
};

/** Constructs that only backtracking engines evaluate. Escaped characters are skipped in pairs. */
const BACKTRACKING = /\\Q.*?(?:\\E|$)|(\\(?:[1-9]|k<\w+>))|\\[^]|(\(\?[=!])/gsu;

function limitFault(source: string): PatternFault | undefined {
  for (const { index, 1: reference, 2: lookAhead } of source.matchAll(BACKTRACKING)) {
    if (reference !== undefined) return { reason: 'backReference', at: index };
    // Look-ahead at the beginning is supported.
    if (lookAhead !== undefined && !/^(?:\(\?[a-z]+\))?\^$/.test(source.slice(0, index)))
      return { reason: 'lookAhead', at: index };
  }
  return /\(\?[=!]/.test(source) ? { reason: 'lookAhead' } : undefined;
}

/** What the compiler says, which knows classes and sizes. */
function reportedFault(source: string, error: unknown): PatternFault {
  if (error instanceof PatternTooLarge) return { reason: 'tooLarge' };
  if (!(error instanceof RE2JSSyntaxException)) return { reason: 'unsupported' };
  const fragment = error.getPattern() ?? '';
  const at = fragment === '' ? -1 : source.indexOf(fragment);
  const place = at >= 0 && { at };
  const says = error.getDescription();
  if (/too large|too deeply|repeat count/.test(says)) return { reason: 'tooLarge', ...place };
  // Unknown names in \p{…} are reported as ranges; Java knows more of them.
  if (/range/.test(says) && !fragment.startsWith('\\') && !fragment.startsWith('[:'))
    return { reason: 'badRange', ...place };
  return { reason: 'unsupported', ...place };
}
