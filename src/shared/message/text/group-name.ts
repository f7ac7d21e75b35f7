import { EMPTY_VALUE } from '@/domain/search/empty-value';
import { t } from '@/shared/texts/t';
import { levelName } from './level';

/** The display name of a group's value. */
export const groupName = (value: string): string =>
  value === EMPTY_VALUE ? t('groups.empty') : value;

/** Like `groupName`, for groups of levels. */
export const levelGroupName = (value: string): string => levelName(value, groupName(value));
