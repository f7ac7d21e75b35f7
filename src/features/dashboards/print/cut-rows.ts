/** The parts of tables that stay in place while their rows scroll. */
const TOTALS = '[data-totals]';

/**
 * Hides the rows that the lower edge of their table cuts through, which nobody can scroll to on
 * paper. Returns what shows them again.
 */
export function withoutCutRows(page: HTMLElement): () => void {
  const cut: HTMLElement[] = [];
  for (const table of page.querySelectorAll('[role="grid"], [role="treegrid"]')) {
    const bottom = Math.min(
      table.getBoundingClientRect().bottom,
      table.closest('section')?.getBoundingClientRect().bottom ?? Infinity,
      table.querySelector(TOTALS)?.getBoundingClientRect().top ?? Infinity,
    );
    for (const row of table.querySelectorAll<HTMLElement>('[role="row"]')) {
      const rect = row.getBoundingClientRect();
      if (rect.top < bottom && rect.bottom > bottom + 1 && !row.closest(TOTALS)) cut.push(row);
    }
  }
  for (const row of cut) row.style.visibility = 'hidden';
  return () => {
    for (const row of cut) row.style.removeProperty('visibility');
  };
}
