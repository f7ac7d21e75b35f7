import { t } from '@/shared/texts/t';

/** A field in the DOM. */
export type ShownField = {
  name: string;
  label: string;
  /** Reported by the browser, or because a required field is empty. */
  problem: string | undefined;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const CONTROLS = 'input, select, textarea';
const FOCUSABLE = `${CONTROLS}, button, [tabindex]`;

/** The fields of a form in DOM order. */
export function shownFields(form: HTMLElement, valueOf: (name: string) => unknown): ShownField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].map((element) => {
    const name = element.dataset['field'] ?? '';
    return {
      name,
      label: labelOf(element),
      problem: problemIn(element, valueOf(name)),
    };
  });
}

export const labelOf = (field: Element): string =>
  field.querySelector('label, legend')?.textContent ?? field.getAttribute('data-field') ?? '';

/** The field that contains an element. */
export const fieldAround = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('[data-field]');

/**
 * The error of an empty required field, or of the control's own constraints (`min`, `type`,
 * `pattern` …).
 */
export function problemIn(field: HTMLElement, value: unknown): string | undefined {
  const controls = [...field.querySelectorAll<Control>(CONTROLS)].filter(
    ({ disabled }) => !disabled,
  );
  const invalid = controls.find(({ validity }) => !validity.valid && !validity.valueMissing);
  if (invalid) return messageFor(invalid);
  return 'required' in field.dataset && isEmpty(value) ? t('forms.required') : undefined;
}

export function focusField(form: HTMLElement, name: string): void {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const control =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    field?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
}

/** In our words: those of the browser follow its language, and name steps instead of whole numbers. */
function messageFor(control: Control): string {
  const { validity, validationMessage } = control;
  if (validity.customError) return validationMessage;
  if (control instanceof HTMLSelectElement) return t('forms.notValid');
  if (validity.tooLong) return t('forms.tooLong', { limit: control.maxLength });
  if (validity.tooShort) return t('forms.tooShort', { limit: control.minLength });
  if (control instanceof HTMLTextAreaElement) return t('forms.notValid');
  const { min, max, step, type } = control;
  if (validity.rangeUnderflow) return t('forms.tooSmall', { limit: min });
  if (validity.rangeOverflow) return t('forms.tooLarge', { limit: max });
  if (validity.badInput) return t('forms.number');
  if (validity.stepMismatch && step !== '' && step !== '1') return t('forms.multiple', { step });
  if (validity.stepMismatch)
    return min === '' ? t('forms.whole') : t('forms.wholeFrom', { limit: min });
  return type === 'email'
    ? t('forms.email')
    : type === 'url'
      ? t('forms.url')
      : t('forms.notValid');
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
