import { levelOf } from '@/domain/format/level';
import type { Theme } from '@/theme/theme';

/** The number of a level's pattern where colours are forced. Unknown levels share one as well. */
export const levelPattern = (level: string): number => levelOf(level) ?? 0;

/** A level has the same colour everywhere; unknown levels share a neutral one. */
export function levelColour(level: string, theme: Theme): string {
  const severity = levelOf(level);
  return (severity === undefined ? undefined : theme.level[severity]) ?? theme.color.lineStrong;
}
