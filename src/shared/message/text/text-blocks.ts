/** UTF-16 offsets of a block, `to` exclusive; a line end between two blocks belongs to neither. */
export type TextBlock = { from: number; to: number };

const PIECE_LENGTH = 4_000;

/**
 * Splits a text into blocks of about 4,000 characters: at line ends if possible, else at spaces,
 * never inside a character.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let from = 0;
  while (from < text.length) {
    if (text.length - from <= PIECE_LENGTH) {
      blocks.push({ from, to: text.length });
      break;
    }
    // Limited to the block, because in a very long line each search would go back to its start.
    const lineEnd = from + text.slice(from, from + PIECE_LENGTH + 1).lastIndexOf('\n');
    if (lineEnd >= from) {
      blocks.push({ from, to: lineEnd });
      from = lineEnd + 1;
    } else {
      const blank = text.slice(from, from + PIECE_LENGTH).lastIndexOf(' ');
      const to =
        blank > 0
          ? from + blank + 1
          : from + PIECE_LENGTH - (isHalfPair(text, from + PIECE_LENGTH) ? 1 : 0);
      blocks.push({ from, to });
      from = to;
    }
  }
  return blocks;
}

function isHalfPair(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at));
}
