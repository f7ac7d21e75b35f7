/** Why a name cannot be that of a new user or role. */
export type NameFault = 'blank' | 'characters' | 'dots';

/** `*`, `,` and `:` are syntax in permissions, `/` in paths; invisible characters mislead readers. */
const REFUSED = /[*,:/]|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Undefined for names that new users and roles can have; those of existing ones may have these
 * faults.
 */
export function nameFault(name: string): NameFault | undefined {
  const plain = name.normalize('NFKC');
  if (plain !== plain.trim()) return 'blank';
  if (REFUSED.test(name) || REFUSED.test(plain)) return 'characters';
  return /^\.+$/.test(plain) ? 'dots' : undefined;
}

/**
 * Letters and signs that look like ASCII ones in common fonts: of each pair the first is read as the
 * second. The part of Unicode's list of confusable characters (UTS 39) for Cyrillic, Greek and
 * Armenian, the scripts that imitate whole Latin words, and the digits and dashes.
 */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    'аa еe оo рp сc уy хx ѕs іi јj һh ԁd ԛq ԝw ӏl ɡg',
    'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ӀI ԌG ԚQ ԜW',
    'αa οo νv ρp ιi κk υu χx γy ϳj',
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ',
    'օo ոn սu հh ցg զq ՕO ՍU ՏS',
    "ıi ɑa ɩi ʋu ƽs 0o 1l |l ‐- ‑- ‒- –- —- −- ‘' ’' ʼ' `' ´'",
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/** The name without case and width of letters, so that `ADMIN` and `admin` are the same. */
const folded = (name: string) =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ');

const drawn = (name: string) =>
  [...name].map((character) => LOOKALIKES.get(character) ?? character).join('');

/**
 * How the name looks with and without its case: `I` looks like `l`, and is the same letter as `i`.
 */
function skeletons(name: string): readonly [string, string] {
  const shape = drawn(name.normalize('NFKC'))
    .replaceAll('I', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return [drawn(folded(shape)), drawn(folded(name))];
}

/** Whether readers may take one name for the other, as they differ by case or similar letters only. */
export function isLookalike(one: string, other: string): boolean {
  const [shape, letters] = skeletons(one);
  const [otherShape, otherLetters] = skeletons(other);
  return shape === otherShape || letters === otherLetters;
}
