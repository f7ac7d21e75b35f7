import type { FieldValue } from '@/domain/exact';
import { levelKeyOf, levelOf } from '@/domain/format/level';
import { t, type TextKey } from '@/shared/texts/t';

/** What a level is called; a value that is no severity is called what it is. */
export function levelName(value: FieldValue, otherwise: string): string {
  const level = levelOf(value);
  return level === undefined ? otherwise : t(`level.${levelKeyOf(level)}` satisfies TextKey);
}
