import { abbreviations, controlNames } from './control-names';

/**
 * `label` is the code point and Unicode name, for tooltips and screen readers; empty for plain
 * text.
 */
export type RevealedPart = {
  kind: 'plain' | 'control' | 'ansi' | 'bidi' | 'invisible';
  text: string;
  label: string;
};

// Newlines, tabs and the carriage return of a line end are ordinary.
/* eslint-disable no-control-regex -- control characters are what is looked for */
const suspect =
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u115f\u1160\u2028\u2029\u2800\u3164\uffa0\p{Cf}\p{Cs}]/u;
const hidden =
  /\x1b\[[0-?]{0,64}[ -/]{0,8}[@-~]|\x1b\][^\x07\x1b]{0,256}(?:\x07|\x1b\\)|([\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u115f\u1160\u2028\u2029\u2800\u3164\uffa0\p{Cf}\p{Cs}]|\r(?!\n))\1*/gu;
/* eslint-enable no-control-regex */
const bidirectional = /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Scripts and emoji whose spelling uses (non-)joiners. */
const takesJoiner =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$|[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$|[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]\p{M}+$/u;

/**
 * Splits log text into parts that reveal invisible content: control characters as pictures (␛),
 * terminal sequences, and bidirectional or invisible characters by their abbreviations. The parts
 * cover the whole text in order; a run of one hidden character is one part.
 */
export function revealControl(text: string): RevealedPart[] {
  if (!suspect.test(text)) return [{ kind: 'plain', text, label: '' }];
  const parts: RevealedPart[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(hidden)) {
    if (isJoinerInWord(text, match.index, match[0])) continue;
    if (match.index > plainFrom)
      parts.push({ kind: 'plain', text: text.slice(plainFrom, match.index), label: '' });
    parts.push(reveal(match[0], match[1]));
    plainFrom = match.index + match[0].length;
  }
  if (plainFrom < text.length)
    parts.push({ kind: 'plain', text: text.slice(plainFrom), label: '' });
  return parts;
}

/** The same as one text, for names where no part can be marked. */
export const revealedText = (text: string): string =>
  revealControl(text)
    .map((part) => part.text)
    .join('');

function isJoinerInWord(text: string, at: number, found: string): boolean {
  return (
    (found === '\u200d' || found === '\u200c') &&
    takesJoiner.test(text.slice(Math.max(0, at - 8), at))
  );
}

/** `repeated` is the character of a run; terminal sequences have none. */
function reveal(found: string, repeated: string | undefined): RevealedPart {
  const char = repeated ?? found;
  const code = char.codePointAt(0) ?? 0;
  const label = `U+${code.toString(16).toUpperCase().padStart(4, '0')}${nameOf(code)}`;
  if (repeated === undefined)
    return {
      kind: 'ansi',
      text: Array.from(found, (one) => picture(one.codePointAt(0) ?? 0)).join(''),
      label,
    };
  const kind = bidirectional.test(char)
    ? 'bidi'
    : code < 0x20 || (code >= 0x7f && code < 0xa0) || isHalf(code)
      ? 'control'
      : 'invisible';
  return { kind, text: picture(code).repeat(found.length / char.length), label };
}

function picture(code: number): string {
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  if (isHalf(code)) return '\ufffd';
  const isVisible = code > 0x20 && code < 0x7f;
  if (isVisible || code === 0x20) return String.fromCharCode(code);
  return `[${abbreviations.get(code) ?? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`}]`;
}

function nameOf(code: number): string {
  const name = controlNames[code] ?? abbreviations.get(code);
  return name === undefined ? '' : ` ${name}`;
}

const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;
