import { isObject } from '@/domain/json-object';
import { journal } from '@/shared/drafts/journal';
import { readLocalJson, writeLocal } from '@/shared/local-choice/local-choice';
import type { FormValues } from './changed-values';

/** In local storage, because all tabs of the browser read it at any time. */
const KEY = 'console.savedForms';
/** Forms remembered; the oldest are dropped. */
const KEPT = 50;

type Remembered = { form: string; values: Readonly<Record<string, number>> };

const formOf = (key: string) => `${journal.username()}\n${key}`;

/** Remembers what this browser saved with a form; only checksums are stored, and of no secrets. */
export function rememberSaved(key: string, values: FormValues, secrets: readonly string[]): void {
  const form = formOf(key);
  const plain = Object.entries(values).filter(([name]) => !secrets.includes(name));
  const sums = Object.fromEntries(plain.map(([name, value]) => [name, checksum(value)]));
  const others = remembered().filter((one) => one.form !== form);
  writeLocal(KEY, JSON.stringify([...others, { form, values: sums }].slice(-KEPT)));
}

/** Whether the user saved this value of a field in this browser, that is in another tab. */
export const isSavedHere = (key: string, field: string, value: unknown): boolean =>
  remembered().find(({ form }) => form === formOf(key))?.values[field] === checksum(value);

function remembered(): readonly Remembered[] {
  const stored = readLocalJson(KEY);
  return Array.isArray(stored)
    ? stored.filter(
        (one): one is Remembered =>
          isObject(one) && typeof one['form'] === 'string' && isObject(one['values']),
      )
    : [];
}

/** Of what the server keeps of a value: it trims texts and may sort lists of texts. */
function checksum(value: unknown): number {
  const text = JSON.stringify(
    Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? value.toSorted()
      : value,
    (_name, member: unknown) => (typeof member === 'string' ? member.trim() : member),
  );
  let sum = 0;
  for (const character of text ?? '') sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0;
  return sum;
}
