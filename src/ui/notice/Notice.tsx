import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Theme } from '@/theme/theme';

export type NoticeTone = 'danger' | 'warning' | 'info' | 'success';

/** An inline message; `actions` contains the next step. */
export function Notice({
  tone,
  title,
  actions,
  children,
}: {
  tone: NoticeTone;
  title?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <Root
      role={tone === 'danger' ? 'alert' : 'status'}
      // A failure explains what is missing on paper; everything else is about the screen.
      data-not-printed={tone === 'danger' ? undefined : ''}
      $tone={tone}
    >
      <Icon aria-hidden size="1.25em" />
      <Words>
        {title !== undefined && <Title>{title}</Title>}
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Words>
    </Root>
  );
}

const icons = { danger: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

const grounds = {
  danger: 'dangerSoft',
  warning: 'warningSoft',
  info: 'infoSoft',
  success: 'successSoft',
} satisfies Record<NoticeTone, keyof Theme['color']>;

const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.base};
  border: ${({ theme }) => theme.line.hair} solid
    ${({ theme, $tone }) => `color-mix(in srgb, ${theme.color[$tone]} 30%, transparent)`};
  background: ${({ theme, $tone }) => theme.color[grounds[$tone]]};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-top: 0.05em;
    color: ${({ theme, $tone }) => theme.color[$tone]};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.strong`
  display: block;
  font-weight: ${({ theme }) => theme.weight.bold};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.s};
`;
