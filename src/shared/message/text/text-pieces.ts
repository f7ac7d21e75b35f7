/** UTF-16 offsets of a piece, `to` exclusive; a line end between two pieces belongs to neither. */
export type TextPiece = { from: number; to: number };

const PIECE_LENGTH = 4_000;

/**
 * Splits a text into pieces of about 4,000 characters: at line ends if possible, else at spaces,
 * never inside a character.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  while (from < text.length) {
    if (text.length - from <= PIECE_LENGTH) {
      pieces.push({ from, to: text.length });
      break;
    }
    // Limited to the piece, because in a very long line each search would go back to its start.
    const lineEnd = from + text.slice(from, from + PIECE_LENGTH + 1).lastIndexOf('\n');
    if (lineEnd >= from) {
      pieces.push({ from, to: lineEnd });
      from = lineEnd + 1;
    } else {
      const blank = text.slice(from, from + PIECE_LENGTH).lastIndexOf(' ');
      const to =
        blank > 0
          ? from + blank + 1
          : from + PIECE_LENGTH - (isHalfPair(text, from + PIECE_LENGTH) ? 1 : 0);
      pieces.push({ from, to });
      from = to;
    }
  }
  return pieces;
}

function isHalfPair(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at));
}
