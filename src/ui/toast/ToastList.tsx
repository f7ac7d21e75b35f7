import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import styled, { keyframes } from 'styled-components';
import type { Theme } from '@/theme/theme';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';

type Tone = 'success' | 'error' | 'info' | 'warning';
type ShownToast = {
  id: number;
  tone: Tone;
  text: string;
  title: string | undefined;
  action: { label: string; onSelect: () => void } | undefined;
};
type ToastListProps = {
  label: string;
  dismissLabel: string;
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  /** Called while the pointer or the focus is on a toast, and when it leaves. */
  onHold: (held: boolean) => void;
};

/** Toasts above everything else, dialogs included. Announcing them is the caller's task. */
export function ToastList({ label, dismissLabel, toasts, onDismiss, onHold }: ToastListProps) {
  const dismiss = (id: number) => {
    onDismiss(id);
    // A removed button fires no blur event.
    onHold(false);
  };
  return (
    <List
      ref={onTop}
      data-not-printed=""
      aria-label={label}
      onPointerMove={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {toasts.map(({ id, tone, title, text, action }) => {
        const Icon = icons[tone];
        return (
          <Card key={id} $tone={tone} data-tone={tone}>
            <Icon aria-hidden size="1.25em" />
            <Words>
              {title !== undefined && <strong>{title}</strong>}
              <span>{text}</span>
            </Words>
            {action && (
              <Button
                variant="quiet"
                onClick={() => {
                  dismiss(id);
                  action.onSelect();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton
              label={dismissLabel}
              icon={<X aria-hidden size="1.15em" />}
              onClick={() => dismiss(id)}
            />
          </Card>
        );
      })}
    </List>
  );
}

/** Only the browser's top layer is above a modal dialog. */
function onTop(list: HTMLElement | null): void {
  if (!list || !('showPopover' in list)) return;
  list.popover = 'manual';
  list.showPopover();
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };
const colors = {
  success: 'success',
  error: 'danger',
  info: 'info',
  warning: 'warning',
} satisfies Record<Tone, keyof Theme['color']>;

const arrive = keyframes`from { opacity: 0; transform: translateY(0.5em); }`;

/*
 * Avoids the buttons of sheets at the right, of pages at the left, and on small screens of both at
 * the bottom.
 */
const List = styled.section`
  position: fixed;
  inset: auto 0 ${({ theme }) => theme.height.navbar};
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  width: min(
    ${({ theme }) => theme.width.dialog},
    calc(100vw - 2 * ${({ theme }) => theme.space.m})
  );
  max-height: 70vh;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.xs};
  overflow: auto;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.text};
  /* Above toolbars at the bottom of the page. */
  body:has([data-bottom-bar]) & {
    bottom: calc(2 * ${({ theme }) => theme.height.navbar});
  }
  /* What else stands at the bottom is no less to be read. */
  body:has([data-bottom-banner]) & {
    inset: ${({ theme }) => theme.height.navbar} 0 auto;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    inset: ${({ theme }) => theme.height.navbar} 0 auto;
  }
`;

const Card = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: start;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s}
    ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-inline-start: ${({ theme }) => theme.line.edge} solid
    ${({ theme, $tone }) => theme.color[colors[$tone]]};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  > svg {
    flex: none;
    margin-top: ${({ theme }) => theme.space.xsm};
    color: ${({ theme, $tone }) => theme.color[colors[$tone]]};
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} ${({ theme }) => theme.motion.quick};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  max-height: 30vh;
  padding-block: ${({ theme }) => theme.space.xs};
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
  strong {
    font-weight: ${({ theme }) => theme.weight.bold};
  }
`;
