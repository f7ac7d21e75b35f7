import type { DurationOptions } from '@/contract/cluster-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { t } from '@/shared/texts/t';
import { plainLabel } from '@/shared/time-range-picker/range-label';

/** A row of the editor; `id` stays the same while its duration is edited. */
export type OptionRow = { id: string; iso: string; label: string };

export const toRows = (options: DurationOptions): OptionRow[] =>
  Object.entries(options).map(([iso, label]) => ({ id: iso, iso, label }));

/** In order. Rows without a label get the default label of a new server. */
export const toOptions = (rows: readonly OptionRow[]): DurationOptions =>
  Object.fromEntries(
    rows.map(({ iso, label }) => [iso, label.trim() || plainLabel(durationSeconds(iso) ?? 0)]),
  );

/** Seconds; undefined while the duration cannot be parsed. */
export const secondsOf = ({ iso }: Pick<OptionRow, 'iso'>): number | undefined =>
  durationSeconds(iso);

/** The name of a row where two versions are compared. */
export const rowName = ({ iso, label }: OptionRow): string =>
  label.trim() || plainLabel(durationSeconds(iso) ?? 0);

/** Changes the duration of a row, and drops a label that only described the old one. */
export function withDuration(row: OptionRow, iso: string): OptionRow {
  const seconds = secondsOf(row);
  return {
    ...row,
    iso,
    label:
      seconds !== undefined && row.label.toLowerCase() === plainLabel(seconds) ? '' : row.label,
  };
}

/**
 * Validates the form member `options`: durations must be unique and, where that is meaningless, not
 * zero.
 */
export function optionProblems(
  rows: readonly OptionRow[],
  { zero }: { zero: boolean },
): { options?: { iso: string }[] } {
  const problems: { iso: string }[] = [];
  rows.forEach((row, index) => {
    const seconds = secondsOf(row);
    if (seconds === undefined) return;
    if (seconds === 0 && !zero) problems[index] = { iso: t('configurations.durationZero') };
    else if (rows.slice(0, index).some((other) => secondsOf(other) === seconds))
      problems[index] = { iso: t('configurations.durationTwice') };
  });
  return problems.length > 0 ? { options: problems } : {};
}
