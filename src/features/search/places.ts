/** The parts of the page that skip links and keys lead to. */
export const places = {
  timeRange: 'search-time-range',
  results: 'search-results',
  fields: 'search-fields',
} as const;

/** The first thing to stand on in a part, else the part itself. */
export function goTo(place: string): void {
  const part = document.getElementById(place);
  const stop =
    part?.querySelector<HTMLElement>('[data-first-stop]') ??
    part?.querySelector<HTMLElement>('input:not([disabled]), [tabindex="0"]');
  (stop ?? part)?.focus();
}
