import type { CSSProperties } from 'react';
import { painter, type Paint } from '@/domain/highlighting/painter';
import type { ListedRule } from '@/domain/highlighting/rule';
import { termFinder } from '@/domain/highlighting/terms';
import type { Painting } from '@/shared/highlighting/painting';
import { colourAt } from '@/theme/colour-at';
import { colourScales } from '@/theme/palettes';
import { readableOn } from '@/theme/readable-on';
import type { Theme } from '@/theme/theme';
import { readColour } from '@/ui/colour-picker/colour-text';
import { scaleOf } from './gradients';

/** Finer gradient steps are invisible, and a step lets values share their style. */
const STEPS = 100;

/**
 * The styles that rules and search terms give to values. Text stays readable on any background,
 * also with forced colours.
 */
export function paintingOf(rules: readonly ListedRule[], query: string, theme: Theme): Painting {
  const paint = painter(rules);
  const find = termFinder(query);
  const styles = new Map<string, CSSProperties>();
  const styleOn = (background: string): CSSProperties => {
    const known = styles.get(background) ?? {
      background,
      color: readableOn(background),
      borderRadius: theme.radius.small,
      boxDecorationBreak: 'clone',
      forcedColorAdjust: 'none',
    };
    styles.set(background, known);
    return known;
  };
  return {
    groundOf: (field, value) => {
      const found = paint(field, value);
      return found && styleOn(colourOf(found, theme));
    },
    marksOf: (field, text) => find?.(field, text) ?? [],
  };
}

/** As `#rrggbb`. Unsupported colour names fall back to the colour of search terms. */
export function colourOf(paint: Paint, theme: Theme): string {
  if (paint.type === 'static') return readColour(paint.color) ?? theme.color.mark;
  return colourAt(
    colourScales[scaleOf(paint.gradient)].colours,
    Math.round(paint.position * STEPS) / STEPS,
  );
}
