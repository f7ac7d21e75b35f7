/**
 * On a small screen the table begins far down: whoever scrolls it wants all of it in sight, and so
 * does whoever comes by a link to one of its rows. A table that scrolls by itself, to a row that
 * stays open in another search, moves nobody who is elsewhere on the page.
 */
export function bringInSight(table: HTMLElement, byLink: boolean): void {
  const { activeElement } = document;
  const isHere =
    table.matches(':hover') ||
    table.contains(activeElement) ||
    (byLink && activeElement === document.body);
  if (isHere) table.parentElement?.closest('section')?.scrollIntoView({ block: 'nearest' });
}
