import { t } from '@/shared/texts/t';

/** Field names that the server accepts. */
const FIELD_NAME = /^(?!\.+$)[\w.\-@]+$/;

/** The validation error of a field name; undefined when it is valid or empty. */
export const badFieldName = (name: string): string | undefined =>
  name.trim() === '' || FIELD_NAME.test(name.trim()) ? undefined : t('inputs.badKey');
