/**
 * A run of terminal output with one style. Colours 0 to 15 are those of terminals, undefined is the
 * default. `from` is the offset in the whole text.
 */
export type AnsiPart = {
  from: number;
  text: string;
  colour: number | undefined;
  ground: number | undefined;
  bold: boolean;
};

type Look = Pick<AnsiPart, 'colour' | 'ground' | 'bold'>;
const PLAIN: Look = { colour: undefined, ground: undefined, bold: false };
// eslint-disable-next-line no-control-regex -- the escape character begins a sequence
const SEQUENCE = /\x1b\[([0-9;:]{0,64})([ -/]{0,8}[@-~])/g;

/** Parses ANSI escape sequences into styled runs; undefined if the text has none. */
export function readAnsi(text: string): readonly AnsiPart[] | undefined {
  if (!text.includes('\x1b[')) return undefined;
  const parts: AnsiPart[] = [];
  let look = PLAIN;
  let at = 0;
  for (const found of text.matchAll(SEQUENCE)) {
    if (found.index > at) parts.push({ from: at, text: text.slice(at, found.index), ...look });
    // Other sequences move the cursor, which is meaningless in a log.
    if (found[2] === 'm') look = lookAfter(look, (found[1] ?? '').split(/[;:]/).map(Number));
    at = found.index + found[0].length;
  }
  if (at === 0) return undefined;
  if (at < text.length) parts.push({ from: at, text: text.slice(at), ...look });
  return parts;
}

/** The text without its ANSI escape sequences. */
export const withoutAnsi = (text: string): string =>
  readAnsi(text)
    ?.map((part) => part.text)
    .join('') ?? text;

function lookAfter(before: Look, codes: readonly number[]): Look {
  let look = before;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? 0;
    if (code === 38 || code === 48) {
      const isIndexed = codes[i + 1] === 5;
      const colour = isIndexed ? ofPalette(codes[i + 2] ?? 0) : ofRgb(codes.slice(i + 2, i + 5));
      look = code === 38 ? { ...look, colour } : { ...look, ground: colour };
      i += isIndexed ? 2 : 4;
    } else {
      look = afterCode(look, code);
    }
  }
  return look;
}

function afterCode(look: Look, code: number): Look {
  if (code === 0) return PLAIN;
  if (code === 1) return { ...look, bold: true };
  if (code === 22) return { ...look, bold: false };
  if (code === 7) return { ...look, colour: look.ground, ground: look.colour ?? 8 };
  if (code >= 30 && code <= 37) return { ...look, colour: code - 30 };
  if (code === 39) return { ...look, colour: undefined };
  if (code >= 40 && code <= 47) return { ...look, ground: code - 40 };
  if (code === 49) return { ...look, ground: undefined };
  if (code >= 90 && code <= 97) return { ...look, colour: code - 82 };
  if (code >= 100 && code <= 107) return { ...look, ground: code - 92 };
  return look;
}

/** Maps one of 256 colours to the nearest of the 16 for which each theme has a readable shade. */
function ofPalette(index: number): number {
  if (index < 16) return index;
  if (index >= 232) return index >= 244 ? 7 : 8;
  const cube = index - 16;
  return ofRgb(
    [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((part) => part * 51),
  );
}

function ofRgb(rgb: readonly number[]): number {
  const most = Math.max(...rgb, 0);
  const bits = rgb.reduce((sum, part, i) => sum + (part > most / 2 && part > 64 ? 2 ** i : 0), 0);
  return bits + (most > 200 ? 8 : 0);
}
