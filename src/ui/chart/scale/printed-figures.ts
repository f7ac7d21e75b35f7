import { asPlain } from './plain-label';

/**
 * The figures in their cells, for readers who cannot rely on the colours; undefined if the longest
 * has no room. The labels of the axes take a part of the width.
 */
export function printedFigures(
  values: readonly (readonly (number | undefined)[])[],
  {
    tickText,
    room,
    font,
  }: {
    tickText: (value: number) => string;
    room: { width: number; height: number };
    font: { family: string; size: number };
  },
): object | undefined {
  const [rows, columns] = [values.length, values[0]?.length ?? 0];
  if (rows * columns > MOST || room.height / rows < 2 * font.size) return undefined;
  const text = values.map((row) =>
    row.map((value) => (value === undefined ? '' : tickText(value))),
  );
  const longest = Math.max(...text.flat().map(({ length }) => length));
  return (PLOT_SHARE * room.width) / columns < (longest + 1) * EM_OF_DIGIT * font.size
    ? undefined
    : { text: text.map((row) => row.map(asPlain)), texttemplate: '%{text}', textfont: font };
}

/** Plotly takes a while to place more. */
const MOST = 2_500;
const PLOT_SHARE = 0.8;
const EM_OF_DIGIT = 0.6;
