import type { UrlWhitelist, WhitelistEntry } from '@/contract/url-whitelist';
import { isHttpUrl } from '@/shared/pickers/url-text';
import { t } from '@/shared/texts/t';

export type AllowListValues = { entries: readonly WhitelistEntry[]; disabled: boolean };

/** Validates everything but expressions, which only the server can check. */
export function validateAllowList({ entries }: AllowListValues): {
  entries?: { title?: string; value?: string }[];
} {
  const problems: { title?: string; value?: string }[] = [];
  entries.forEach((entry, index) => {
    const title = entry.title.trim() === '' ? t('controls.whitelistTitleNeeded') : undefined;
    const value = valueProblem(entry);
    if (title ?? value)
      problems[index] = {
        ...(title !== undefined && { title }),
        ...(value !== undefined && { value }),
      };
  });
  return problems.length > 0 ? { entries: problems } : {};
}

function valueProblem({ type, value }: WhitelistEntry): string | undefined {
  if (value.trim() === '') return t('controls.whitelistTitleNeeded');
  return type === 'literal' && !isHttpUrl(value) ? t('controls.whitelistValueInvalid') : undefined;
}

/** The name of an entry where two versions are compared. */
export const entryName = ({ title, value }: WhitelistEntry): string => `${title} (${value})`;

/** Expressions that the server has not validated yet, with their index. */
export const newExpressions = (
  entries: readonly WhitelistEntry[],
  before: readonly WhitelistEntry[],
): { index: number; value: string }[] =>
  entries.flatMap((entry, index) =>
    entry.type === 'regex' &&
    !before.some(({ type, value }) => type === 'regex' && value === entry.value)
      ? [{ index, value: entry.value }]
      : [],
  );

export const trimmed = ({ entries, disabled }: AllowListValues): UrlWhitelist => ({
  disabled,
  entries: entries.map((entry) => ({
    ...entry,
    title: entry.title.trim(),
    value: entry.type === 'literal' ? entry.value.trim() : entry.value,
  })),
});
