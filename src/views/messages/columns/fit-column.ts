/** The width in pixels at which all rendered contents of a column fit. */
export function contentWidth(frame: HTMLElement, columnIndex: number): number {
  const cells = frame.querySelectorAll<HTMLElement>(
    `[data-row] > [aria-colindex="${columnIndex + 2}"], [data-head] > [aria-colindex="${columnIndex + 2}"] > button`,
  );
  const range = document.createRange();
  const widths = [...cells].map((cell) => {
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    range.selectNodeContents(cell);
    return (
      Math.ceil(range.getBoundingClientRect().width) +
      Number.parseFloat(paddingLeft) +
      Number.parseFloat(paddingRight) +
      1
    );
  });
  return Math.max(0, ...widths);
}
