import { levelOf } from '@/domain/format/level';
import type { Theme } from '@/theme/theme';

/** A level has the same colour everywhere; unknown levels share a neutral one. */
export function levelColour(level: string, theme: Theme): string {
  const severity = levelOf(level);
  return (severity !== undefined && theme.level[severity]) || theme.color.lineStrong;
}
