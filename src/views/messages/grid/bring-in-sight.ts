/**
 * On small screens the table starts far down the page: scrolling it, or opening a link to one of
 * its rows, brings all of it into view. A table that scrolls by itself, to a row that stays open in
 * another search, leaves the page where it is.
 */
export function bringInSight(table: HTMLElement, byLink: boolean): void {
  const { activeElement } = document;
  const isHere =
    table.matches(':hover') ||
    table.contains(activeElement) ||
    (byLink && activeElement === document.body);
  if (isHere) table.parentElement?.closest('section')?.scrollIntoView({ block: 'nearest' });
}
