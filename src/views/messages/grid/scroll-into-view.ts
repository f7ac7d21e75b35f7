/**
 * On a small screen the table starts far down the page, so it is scrolled into view when users
 * scroll it or follow a link to one of its rows. When the table scrolls on its own, to a row that
 * stays open across searches, users who are elsewhere on the page are not moved.
 */
export function bringInSight(table: HTMLElement, byLink: boolean): void {
  const { activeElement } = document;
  const isHere =
    table.matches(':hover') ||
    table.contains(activeElement) ||
    (byLink && activeElement === document.body);
  if (isHere) table.parentElement?.closest('section')?.scrollIntoView({ block: 'nearest' });
}
