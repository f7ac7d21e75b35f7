/** Where paper has the sizes of North America; everywhere else it is A4. */
const LETTER_REGIONS = new Set([
  'US',
  'CA',
  'MX',
  'CL',
  'CO',
  'CR',
  'GT',
  'PA',
  'PH',
  'PR',
  'SV',
  'VE',
]);
const MARGIN_MM = 12;

/** The paper that pages are printed on across, and the width that remains for their contents. */
export function paperSize(language: string = navigator.language): {
  size: string;
  widthMm: number;
} {
  return LETTER_REGIONS.has(regionOf(language))
    ? { size: 'letter landscape', widthMm: 279.4 - 2 * MARGIN_MM }
    : { size: 'A4 landscape', widthMm: 297 - 2 * MARGIN_MM };
}

/** Some browsers name the locale of the system, such as `en-US@posix`, which is no language tag. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language.replace(/[@.].*/, '')).maximize().region ?? '';
  } catch {
    return '';
  }
}
