import { afterAtom, alternativesOf } from './regex-scan';

/** Shorter ones are found in nearly every text. */
const SHORTEST = 3;

/** To be found in the text as it is, or in `foldedText` of it. */
export type RequiredLiterals = { texts: string[]; folded: boolean };

/**
 * Texts of which each match of the expression holds at least one, so that it need not be run where
 * none is found. Undefined where none can be told, which is always allowed: `\d+`, …
 */
export function requiredLiterals(source: string): RequiredLiterals | undefined {
  const folded = source.startsWith('(?i)');
  const rest = folded ? source.slice(4) : source;
  if (/\(\?(?!:)|\\[QEpPxuck0-9]/.test(rest)) return undefined;
  const texts = alternativesOf(rest)?.map((alternative) => longestLiteral(alternative) ?? '');
  if (!texts?.every((text) => text.length >= SHORTEST)) return undefined;
  if (!folded) return { texts, folded };
  return texts.every((text) => ASCII.test(text))
    ? { texts: texts.map(foldedText), folded }
    : undefined;
}

const ASCII = /^[ -~]*$/;

/**
 * Texts that differ in capitals alone, made the same as far as ASCII letters go; the long s is an s
 * to engines.
 */
export const foldedText = (text: string): string => text.toLowerCase().replaceAll('ſ', 's');

/** The longest run of plain characters that an alternative cannot do without. */
function longestLiteral(alternative: string): string | undefined {
  let [longest, run]: [string, string[]] = ['', []];
  const end = () => {
    const text = run.join('');
    if (text.length > longest.length) longest = text;
    run = [];
  };

  for (let index = 0; index < alternative.length;) {
    const next = afterAtom(alternative, index);
    if (Number.isNaN(next)) return undefined;
    const atom = alternative.slice(index, next);
    if (atom === '*' || atom === '?' || atom === '{') {
      // What it repeats may be missing.
      run.pop();
      end();
    } else if (atom.length === 1 && '.^$+()[]}'.includes(atom)) end();
    else if (atom.startsWith('[') || atom.startsWith('(') || /^\\[a-zA-Z]/.test(atom)) end();
    else run.push(atom.startsWith('\\') ? atom.slice(1) : atom);
    index = atom === '{' ? afterBraces(alternative, index) : next;
  }
  end();
  return longest;
}

/** The digits of `{2,3}` are no text. */
const afterBraces = (source: string, at: number) =>
  at + (/^\{\d*,?\d*\}/.exec(source.slice(at))?.[0].length ?? 1);
