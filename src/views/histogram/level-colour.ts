import { levelOf } from '@/domain/format/level';
import type { Theme } from '@/theme/theme';

/** A level has the same colour everywhere; what is no severity has none of its own. */
export function levelColour(level: string, theme: Theme): string {
  const severity = levelOf(level);
  return (severity !== undefined && theme.level[severity]) || theme.color.lineStrong;
}
