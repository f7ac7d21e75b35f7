import type { Place } from '@/domain/processing/grok/grok';

/** A piece of a text, and the captures that took it, the outermost first. */
export type Piece = { start: number; text: string; takenBy: readonly number[] };

/** Cuts a text at the bounds of its captures, which may contain each other. */
export function piecesOf(text: string, captures: readonly Place[]): Piece[] {
  const bounds = new Set([0, text.length, ...captures.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...bounds].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? text.length;
    const takenBy = captures.flatMap((one, index) =>
      one.start <= start && end <= one.end ? [index] : [],
    );
    return { start, text: text.slice(start, end), takenBy };
  });
}
