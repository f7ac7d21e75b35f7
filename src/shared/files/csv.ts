import { withoutFormula } from '@/domain/format/text/formula';

/** A CSV cell (RFC 4180), with formulas escaped. */
export function csvCell(text: string): string {
  const harmless = withoutFormula(text);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
