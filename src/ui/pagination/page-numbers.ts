export type PageItem = number | 'gap';

/**
 * The first and last page and two on each side of the current one; `gap` stands for omitted pages.
 */
export function pageNumbers(current: number, pages: number): PageItem[] {
  const shown = [
    ...new Set([1, current - 2, current - 1, current, current + 1, current + 2, pages]),
  ]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index): PageItem[] => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    // A gap of a single page takes as much room as its number.
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? ['gap', page] : [page];
  });
}

export const pageCount = (total: number, perPage: number) =>
  Math.max(1, Math.ceil(total / perPage));
