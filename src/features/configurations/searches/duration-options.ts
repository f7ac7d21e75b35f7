import type { DurationOptions } from '@/contract/cluster-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { t } from '@/shared/texts/t';
import { plainLabel } from '@/shared/time-range-picker/range-label';

/** One line of the editor; `id` stays while its duration is typed. */
export type OptionRow = { id: string; iso: string; label: string };

export const toRows = (options: DurationOptions): OptionRow[] =>
  Object.entries(options).map(([iso, label]) => ({ id: iso, iso, label }));

/** In their order; one without a label is called what it is, in the words of a new server. */
export const toOptions = (rows: readonly OptionRow[]): DurationOptions =>
  Object.fromEntries(
    rows.map(({ iso, label }) => [iso, label.trim() || plainLabel(durationSeconds(iso) ?? 0)]),
  );

/** Seconds; undefined while nothing readable stands in the line. */
export const secondsOf = ({ iso }: Pick<OptionRow, 'iso'>): number | undefined =>
  durationSeconds(iso);

/**
 * Another duration in the line; what it was called goes with the old one where that only said what
 * it was.
 */
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
 * What a form's `validate` says of its member `options`: what is there already, and nothing at all
 * where that means nothing.
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
