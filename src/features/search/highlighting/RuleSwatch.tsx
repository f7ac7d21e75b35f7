import styled, { useTheme } from 'styled-components';
import type { HighlightingRule } from '@/domain/highlighting/rule';
import { t } from '@/shared/texts/t';
import { colourScales } from '@/theme/palettes';
import { scaleOf } from './gradients';
import { colourOf } from './painting-of';

/** The colour of a rule; of a gradient all of it, with what its ends stand for. */
export function RuleSwatch({ color }: Pick<HighlightingRule, 'color'>) {
  const theme = useTheme();
  if (color.type === 'static') return <Swatch style={{ background: colourOf(color, theme) }} aria-hidden />;
  const { gradient, lower, upper } = color;
  return <Swatch $wide role="img" aria-label={t('highlighting.gradientFrom', { lower, upper })} title={t('highlighting.gradientFrom', { lower, upper })} style={{ background: `linear-gradient(to right, ${colourScales[scaleOf(gradient)].colours.join(', ')})` }} />;
}

export const Swatch = styled.span<{ $wide?: boolean }>`
  flex: none;
  width: ${({ $wide }) => ($wide ? '3.5em' : '1.15em')};
  height: 1.15em;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.small};
  forced-color-adjust: none;
`;
