const SHIFTS = Int32Array.of(7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21);
/** The integer parts of 2^32 · |sin n|, as RFC 1321 defines them. */
const SINES = Int32Array.from({ length: 64 }, (_, step) =>
  Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32),
);
const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;
const BLOCK = 64;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const encoder = new TextEncoder();

/** The MD5 hash (RFC 1321) of a text in UTF-8, in hexadecimal digits. */
export function md5(text: string): string {
  const blocks = padded(encoder.encode(text));
  const state = Int32Array.from(START);
  const words = new Int32Array(16);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    for (let word = 0; word < 16; word += 1) words[word] = blocks.getInt32(at + word * 4, true);
    mix(state, words);
  }
  let digest = '';
  for (const part of state)
    for (let shift = 0; shift < 32; shift += 8) digest += HEX[(part >>> shift) & 0xff] ?? '';
  return digest;
}

/** Followed by a 1 bit, zeros, and the length in bits. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  const bits = bytes.length * 8;
  view.setUint32(length - 8, bits, true);
  view.setUint32(length - 4, Math.floor(bits / 2 ** 32), true);
  return view;
}

/** One block. Written without arrays and destructuring, which would take ten times as long. */
function mix(state: Int32Array, words: Int32Array): void {
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const sum =
      (a + mixed(round, b, c, d) + (SINES[step] ?? 0) + (words[wordOf(round, step)] ?? 0)) | 0;
    const shift = SHIFTS[round * 4 + (step & 3)] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  state[0] = ((state[0] ?? 0) + a) | 0;
  state[1] = ((state[1] ?? 0) + b) | 0;
  state[2] = ((state[2] ?? 0) + c) | 0;
  state[3] = ((state[3] ?? 0) + d) | 0;
}

function mixed(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}

function wordOf(round: number, step: number): number {
  if (round === 0) return step;
  if (round === 1) return (5 * step + 1) & 15;
  return round === 2 ? (3 * step + 5) & 15 : (7 * step) & 15;
}
