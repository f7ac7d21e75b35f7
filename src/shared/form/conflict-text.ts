import { isObject } from '@/domain/json-object';
import { MISSING } from '@/domain/merge/merge-trees';
import { t } from '@/shared/texts/t';
import type { FormConflict } from './form-context';

/** A version of a value where two are compared. */
export function conflictText(
  { isSecret, hidden, item }: FormConflict,
  value: unknown,
  textOf?: (value: unknown) => string,
): string {
  if (value === MISSING) return t('forms.missingValue');
  if (value === undefined || value === null || value === '') return t('forms.emptyValue');
  if (isSecret) return t('forms.secretValue');
  const nameOf = hidden?.nameOf;
  if (nameOf && isObject(value)) return nameOf(value);
  if (nameOf && Array.isArray(value) && value.length > 0) return value.map(nameOf).join(', ');
  if (textOf && typeof value !== 'boolean') return textOf(value);
  return hidden?.textOf && item === undefined ? hidden.textOf(value) : plainText(value);
}

/** The name of a conflict whose field is not shown. */
export function conflictLabel({ hidden, field, item }: FormConflict): string {
  const label = hidden?.label ?? field;
  return item === undefined || !hidden?.nameOf
    ? label
    : t('forms.problem', { label, problem: hidden.nameOf(item) });
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'forms.yes' : 'forms.no');
  if (Array.isArray(value))
    return value.length === 0 ? t('forms.emptyValue') : value.map(plainText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
