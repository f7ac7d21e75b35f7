/** `short` is refused by the server. */
export type Strength = 'short' | 'weak' | 'fair' | 'strong';

const FAIR_BITS = 45;
const STRONG_BITS = 70;
const ALPHABETS: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/**
 * A rough estimate from length, character classes, repetitions and sequences (`aaa`, `345`). It is
 * a hint and blocks nothing. `least` is the least number of characters that the server accepts.
 */
export function passwordStrength(password: string, least: number): Strength {
  const characters = [...password];
  if (characters.length < least) return 'short';
  const alphabet = ALPHABETS.reduce(
    (size, [kind, letters]) => size + (kind.test(password) ? letters : 0),
    0,
  );
  const surprising = characters.filter(
    (character, index) =>
      index === 0 || Math.abs(code(character) - code(characters[index - 1])) > 1,
  );
  const distinct = Math.min(surprising.length, new Set(characters).size * 2);
  const bits = distinct * Math.log2(alphabet);
  return bits >= STRONG_BITS ? 'strong' : bits >= FAIR_BITS ? 'fair' : 'weak';
}

const code = (character: string | undefined) => character?.codePointAt(0) ?? 0;
