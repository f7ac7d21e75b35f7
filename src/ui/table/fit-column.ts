/** The width in pixels that fits the rendered cells of a column without wrapping. */
export function fittedWidth(
  frame: HTMLElement,
  tracks: readonly string[],
  track: number,
  columnIndex: number,
): number {
  const before = frame.style.getPropertyValue('--columns');
  frame.style.setProperty('--columns', tracks.with(track, 'max-content').join(' '));
  const cells = [
    ...frame.querySelectorAll(`[aria-colindex="${columnIndex + 1}"]:not([aria-colspan])`),
  ];
  const widest = Math.max(0, ...cells.map((cell) => cell.getBoundingClientRect().width));
  frame.style.setProperty('--columns', before);
  return Math.ceil(widest);
}
