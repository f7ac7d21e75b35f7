/**
 * Parses a colour as `#rrggbb`, from three or six digits with or without `#`. Undefined for
 * anything else.
 */
export function readColour(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits)
    ? `#${[...digits].map((digit) => digit + digit).join('')}`
    : undefined;
}
