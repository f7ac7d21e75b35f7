import { afterAtom, alternativesOf } from './regex-scan';

/** Shorter literals occur in nearly every text. */
const SHORTEST = 3;

/** To be searched in the text, or in its `foldedText` if `folded`. */
export type RequiredLiterals = { texts: string[]; folded: boolean };

/**
 * Literals of which every match contains at least one, so that the expression need not be run on
 * texts without them. Undefined if there are none, which is always safe: `\d+`, …
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

/** Folds ASCII case; the long s counts as an s in regular expressions. */
export const foldedText = (text: string): string => text.toLowerCase().replaceAll('ſ', 's');

/** The longest literal that an alternative requires. */
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
      // The repeated character may be absent.
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

/** Skips the digits of `{2,3}`. */
const afterBraces = (source: string, at: number) =>
  at + (/^\{\d*,?\d*\}/.exec(source.slice(at))?.[0].length ?? 1);
