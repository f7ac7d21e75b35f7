import { EMPTY_VALUE } from '@/domain/search/empty-value';
import { t } from '@/shared/texts/t';
import { levelName } from './level';

/** What the value that a group stands for is called. */
export const groupName = (value: string): string =>
  value === EMPTY_VALUE ? t('groups.empty') : value;

/** The same of groups of levels. */
export const levelGroupName = (value: string): string => levelName(value, groupName(value));
