const NARROW = /[\s.,:;'’|!()[\]ilj-]/;
const WIDE = /[A-Zmw%@µ]/;
const FULL_WIDTH =
  /[\u{1100}-\u{11ff}\u{2e80}-\u{9fff}\u{ac00}-\u{d7af}\u{ff00}-\u{ffef}\u{1f000}-\u{1ffff}]/u;

/**
 * The width of a text in em, rather too much than too little: for font sizes that must not overflow,
 * without measuring elements.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width += FULL_WIDTH.test(character)
      ? 1.1
      : NARROW.test(character)
        ? 0.36
        : WIDE.test(character)
          ? 0.92
          : 0.64;
  return width;
}
