import type { FieldValue } from '@/domain/exact';
import { levelKeyOf, levelOf } from '@/domain/format/level';
import { t, type TextKey } from '@/shared/texts/t';

/** The name of a severity level; `otherwise` for any other value. */
export function levelName(value: FieldValue, fallback: string): string {
  const level = levelOf(value);
  return level === undefined ? fallback : t(`level.${levelKeyOf(level)}` satisfies TextKey);
}
