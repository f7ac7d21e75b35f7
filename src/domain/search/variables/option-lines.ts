import type { VariableOption } from './variable';

const SEPARATOR = ' | ';

/** Options as users edit them: one per line, `value` or `value | label`. */
export const optionLines = (options: readonly VariableOption[]): string =>
  options
    .map(({ value, label }) =>
      label === '' || label === value ? value : `${value}${SEPARATOR}${label}`,
    )
    .join('\n');

/** Empty lines and repeated values are skipped. Options of `before` keep what later versions added. */
export function readOptions(
  lines: string,
  before: readonly VariableOption[] = [],
): VariableOption[] {
  const options = new Map<string, VariableOption>();
  for (const line of lines.split('\n')) {
    const at = line.indexOf(SEPARATOR);
    const value = (at === -1 ? line : line.slice(0, at)).trim();
    const label = at === -1 ? '' : line.slice(at + SEPARATOR.length).trim();
    if (value === '' || options.has(value)) continue;
    const known = before.find((option) => option.value === value);
    options.set(value, { ...known, value, label });
  }
  return [...options.values()];
}
