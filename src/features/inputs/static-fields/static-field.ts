import { t } from '@/shared/texts/t';

/** What the server takes as the name of a field. */
const FIELD_NAME = /^[\w.\-@]+$/;

/** Why a field cannot be called so; nothing where it can, or where nothing is written yet. */
export const badFieldName = (name: string): string | undefined =>
  name.trim() === '' || FIELD_NAME.test(name.trim()) ? undefined : t('inputs.badKey');
