/** A random number generator with reproducible results for a seed. */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number;
  /** From `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<const C extends readonly [unknown, ...unknown[]]>(choices: C): C[number];
  chance(probability: number): boolean;
  /** Usually near `typical` and occasionally many times as large, like durations. */
  longTail(typical: number): number;
  hex(digits: number): string;
};

/** The generator sfc32 (public domain, Chris Doty-Humphrey), seeded with hashes of the text. */
export function createRandom(seed: string): Random {
  let [a, b, c, counter] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1];

  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 12; round += 1) next();

  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
    chance: (probability) => next() < probability,
    longTail: (typical) => typical * Math.exp((next() + next() + next() - 1.5) * 1.6),
    hex(digits) {
      let text = '';
      while (text.length < digits) text += int(0, 0xffff_ffff).toString(16).padStart(8, '0');
      return text.slice(0, digits);
    },
  };
}

/** FNV-1a, with an offset basis of its own for each word of the state. */
function hash(text: string, begin: number): number {
  let value = 0x811c9dc5 ^ Math.imul(begin, 0x9e3779b1);
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
}
