import { createRandom, type Random } from '@/server/inputs/random/random';

/** Texts and bytes that often break decoders. */
const FRAGMENTS: readonly [Buffer, ...Buffer[]] = [
  Buffer.from([0]),
  Buffer.from([0xff]),
  Buffer.from([0xff, 0xff, 0xff, 0xff]),
  Buffer.from([0x7f, 0xff, 0xff, 0xff]),
  Buffer.from([0x80, 0, 0, 0]),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from([0xc3]),
  Buffer.from([0xed, 0xa0, 0x80]),
  ...[
    '"',
    '\\',
    '\\"',
    '{',
    '}',
    '[',
    ']',
    '[[[[[[[[',
    '<',
    '<999>',
    '>',
    '|',
    '=',
    ' = ',
    '%',
    ':',
    ': ',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '-',
    '1e999',
    '-0',
    'NaN',
    'null',
    'true',
    '9'.repeat(40),
    '__proto__',
    'constructor',
    '\uFEFF',
    '\u2028',
    '\u0000',
    '\u{1F600}',
    'CEF:0|',
    'Label=',
    '2026-11-21T24:61:61Z',
    '2026-02-31',
    'Feb 29',
    '+99:99',
    'x'.repeat(3_000),
    ' '.repeat(2_000),
    '\\'.repeat(999),
    '='.repeat(500),
  ].map((text) => Buffer.from(text)),
];
const LARGEST = 64 * 1024;

type Change = (bytes: Buffer, random: Random, samples: readonly Buffer[]) => Buffer;

const place = (bytes: Buffer, random: Random) => random.int(0, bytes.length);

function span(bytes: Buffer, random: Random): [number, number] {
  const from = place(bytes, random);
  return [from, Math.min(bytes.length, from + random.int(1, random.chance(0.3) ? 400 : 12))];
}

const insert = (bytes: Buffer, at: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);

const CHANGES: readonly [Change, ...Change[]] = [
  function flipBits(bytes, random) {
    const changed = Buffer.from(bytes);
    for (let count = random.int(1, 4); count > 0 && changed.length > 0; count -= 1) {
      const at = random.int(0, changed.length - 1);
      changed[at] = (changed[at] ?? 0) ^ (1 << random.int(0, 7));
    }
    return changed;
  },
  (bytes, random) =>
    insert(
      bytes,
      place(bytes, random),
      Buffer.from(Array.from({ length: random.int(1, 16) }, () => random.int(0, 255))),
    ),
  (bytes, random) => insert(bytes, place(bytes, random), random.pick(FRAGMENTS)),
  function overwrite(bytes, random) {
    const changed = Buffer.from(bytes);
    random.pick(FRAGMENTS).copy(changed, place(bytes, random));
    return changed;
  },
  function remove(bytes, random) {
    const [from, to] = span(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  function repeat(bytes, random) {
    const [from, to] = span(bytes, random);
    const part = bytes.subarray(from, to);
    return insert(
      bytes,
      to,
      Buffer.concat(Array.from({ length: random.chance(0.1) ? 100 : 2 }, () => part)),
    );
  },
  (bytes, random) => bytes.subarray(0, place(bytes, random)),
  function splice(bytes, random, samples) {
    const other = samples[random.int(0, samples.length - 1)] ?? bytes;
    return Buffer.concat([
      bytes.subarray(0, place(bytes, random)),
      other.subarray(place(other, random)),
    ]);
  },
];

/**
 * An endless sequence of inputs: samples with up to eight mutations each, some unchanged. The same
 * seed gives the same sequence.
 */
export function* mutations(samples: readonly Buffer[], seed: string): Generator<Buffer, never> {
  const random = createRandom(seed);
  for (;;) {
    let bytes = samples[random.int(0, samples.length - 1)] ?? Buffer.alloc(0);
    for (let changes = random.int(0, 8); changes > 0; changes -= 1)
      bytes = random.pick(CHANGES)(bytes, random, samples);
    yield bytes.subarray(0, LARGEST);
  }
}
