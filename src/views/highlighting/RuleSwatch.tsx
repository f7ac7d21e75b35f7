import styled, { useTheme } from 'styled-components';
import type { HighlightingRule } from '@/domain/highlighting/rule';
import { colourScales } from '@/theme/palettes';
import { scaleOf } from './gradients';
import { colourOf } from './painting-of';

/** The colour of a rule, or the whole gradient. */
export function RuleSwatch({ color }: Pick<HighlightingRule, 'color'>) {
  const theme = useTheme();
  if (color.type === 'static')
    return <Swatch style={{ background: colourOf(color, theme) }} aria-hidden />;
  return (
    <Swatch
      $wide
      style={{
        background: `linear-gradient(to right, ${colourScales[scaleOf(color.gradient)].colours.join(', ')})`,
      }}
      aria-hidden
    />
  );
}

export const Swatch = styled.span<{ $wide?: boolean }>`
  flex: none;
  width: ${({ $wide }) => ($wide ? '3.5em' : '1.15em')};
  height: 1.15em;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.small};
  forced-color-adjust: none;
`;
