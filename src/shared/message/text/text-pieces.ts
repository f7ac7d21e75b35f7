/**
 * Where a piece of the text begins and ends; the line end between two pieces belongs to neither.
 */
export type TextPiece = { from: number; to: number };

const PIECE = 4_000;

/**
 * A text in pieces of about 4,000 characters, cut at line ends where there are some, else at
 * blanks, and never inside a character.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  while (from < text.length) {
    if (text.length - from <= PIECE) {
      pieces.push({ from, to: text.length });
      break;
    }
    // Looked for in the piece only: in one endless line the search would go back to its beginning
    // every time.
    const lineEnd = from + text.slice(from, from + PIECE + 1).lastIndexOf('\n');
    if (lineEnd >= from) {
      pieces.push({ from, to: lineEnd });
      from = lineEnd + 1;
    } else {
      const blank = text.slice(from, from + PIECE).lastIndexOf(' ');
      const to =
        blank > 0 ? from + blank + 1 : from + PIECE - (isHalfPair(text, from + PIECE) ? 1 : 0);
      pieces.push({ from, to });
      from = to;
    }
  }
  return pieces;
}

function isHalfPair(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at));
}
