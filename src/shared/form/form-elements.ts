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

function messageFor(control: Control): string {
  const { validity, validationMessage } = control;
  if (control instanceof HTMLInputElement && validity.rangeUnderflow)
    return t('forms.tooSmall', { limit: control.min });
  if (control instanceof HTMLInputElement && validity.rangeOverflow)
    return t('forms.tooLarge', { limit: control.max });
  if (control instanceof HTMLInputElement && validity.badInput) return t('forms.number');
  // Browsers name the two nearest numbers instead.
  if (control instanceof HTMLInputElement && validity.stepMismatch && control.step === '1')
    return control.min === '' ? t('forms.whole') : t('forms.wholeFrom', { limit: control.min });
  return validationMessage;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
