import { afterAtom, alternativesOf } from './regex-scan';

/** Shorter literals occur in nearly every text. */
const SHORTEST = 3;

/** Search for them in the text, or with `folded` in its `foldedText`. */
export type RequiredLiterals = { texts: string[]; folded: boolean };

/**
 * Literals of which every match contains at least one: where none occurs, the expression need not
 * be run. Undefined when there are none, for example for `\d+`.
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

/** Folds the case of ASCII letters; regular expression engines also treat the long s as an s. */
export const foldedText = (text: string): string => text.toLowerCase().replaceAll('ſ', 's');

/** The longest run of literal characters that the alternative requires. */
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
      // The quantifier makes the character optional.
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

/** The digits of `{2,3}` are not literals. */
const afterBraces = (source: string, at: number) =>
  at + (/^\{\d*,?\d*\}/.exec(source.slice(at))?.[0].length ?? 1);
