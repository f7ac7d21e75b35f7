const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
/** The integer parts of 2^32 · |sin n|, as RFC 1321 defines them. */
const SINES = Int32Array.from({ length: 64 }, (_, step) =>
  Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32),
);
const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;
const BLOCK = 64;

/** The MD5 hash (RFC 1321) of a text in UTF-8, in hexadecimal digits. */
export function md5(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  const state = Int32Array.from(START);
  const words = new Int32Array(16);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    for (let word = 0; word < 16; word += 1) words[word] = blocks.getInt32(at + word * 4, true);
    mix(state, words);
  }
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((part, index) => digest.setInt32(index * 4, part, true));
  return Array.from({ length: 16 }, (_, byte) =>
    digest.getUint8(byte).toString(16).padStart(2, '0'),
  ).join('');
}

/** Followed by a 1 bit, zeros, and the length in bits. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n, true);
  return view;
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [mixed, word] = stepOf(round, step, b, c, d);
    const sum = (a + mixed + (SINES[step] ?? 0) + (words[word] ?? 0)) | 0;
    const shift = SHIFTS[round]?.[step & 3] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  [a, b, c, d].forEach((part, index) => (state[index] = ((state[index] ?? 0) + part) | 0));
}

function stepOf(
  round: number,
  step: number,
  b: number,
  c: number,
  d: number,
): readonly [mixed: number, word: number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) & 15];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) & 15];
  return [c ^ (b | ~d), (7 * step) & 15];
}
