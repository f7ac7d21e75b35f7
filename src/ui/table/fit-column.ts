/**
 * The width in pixels that shows all a column holds, as far as it is drawn: measured once with room
 * for its longest line.
 */
export function fittedWidth(
  frame: HTMLElement,
  tracks: readonly string[],
  track: number,
  columnIndex: number,
): number {
  const before = frame.style.getPropertyValue('--columns');
  frame.style.setProperty('--columns', tracks.with(track, 'max-content').join(' '));
  const cells = [...frame.querySelectorAll(`[aria-colindex="${columnIndex + 1}"]`)];
  const widest = Math.max(0, ...cells.map((cell) => cell.getBoundingClientRect().width));
  frame.style.setProperty('--columns', before);
  return Math.ceil(widest);
}
