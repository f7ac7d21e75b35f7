import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { Theme } from '@/theme/theme';
import { plainButton } from '@/ui/button/plain-button';

export type ChipTone = 'neutral' | 'accent' | 'danger' | 'warning' | 'success' | 'info';
/** `removeLabel` is the accessible name of the remove button, for example "Remove stream Mail". */
export type ChipProps = ComponentPropsWithRef<'span'> & { tone?: ChipTone } & (
    | { onRemove: () => void; removeLabel: string }
    | { onRemove?: undefined; removeLabel?: undefined }
  );

export function Chip({ tone = 'neutral', onRemove, removeLabel, children, ...rest }: ChipProps) {
  return (
    <Root $tone={tone} {...rest}>
      {children}
      {onRemove && (
        <Remove type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
          <X aria-hidden size="1em" />
        </Remove>
      )}
    </Root>
  );
}

const tones = {
  neutral: { text: 'muted', ground: 'sunken' },
  accent: { text: 'accent', ground: 'accentSoft' },
  danger: { text: 'danger', ground: 'dangerSoft' },
  warning: { text: 'warning', ground: 'warningSoft' },
  success: { text: 'success', ground: 'successSoft' },
  info: { text: 'info', ground: 'infoSoft' },
} satisfies Record<ChipTone, { text: keyof Theme['color']; ground: keyof Theme['color'] }>;

const Root = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: ${({ theme }) => theme.height.chip};
  max-width: 100%;
  padding: 0 ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme, $tone }) => theme.color[tones[$tone].ground]};
  color: ${({ theme, $tone }) => theme.color[tones[$tone].text]};
  font-size: ${({ theme }) => theme.size.small};
  white-space: nowrap;
`;

const Remove = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ theme }) => theme.space.l};
  height: ${({ theme }) => theme.space.l};
  margin-right: -${({ theme }) => theme.space.xs};
  border-radius: 50%;
  &:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  @media (pointer: coarse) {
    width: ${({ theme }) => theme.height.control};
    height: ${({ theme }) => theme.height.control};
  }
`;
