import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
  type OpenChangeReason,
} from '@floating-ui/react';
import Check from 'lucide-react/icons/check';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { choiceButton } from '@/ui/button/plain-button';
import { besideAnchor, portalRootOf } from '@/ui/popover/beside-anchor';
import { keepEscape } from '@/ui/popover/keep-escape';
import type { Placement } from '@/ui/popover/placement';
import { useLatest } from '@/ui/latest/use-latest';
import type { MenuItem } from './menu-item';

type MenuListProps = {
  id: string;
  label: string;
  anchor: HTMLElement;
  placement: Placement;
  items: readonly MenuItem[];
  onClose: () => void;
};

export function MenuList({ id, label, anchor, placement, items, onClose }: MenuListProps) {
  const [activeIndex, setActiveIndex] = useState<number | null>(0);
  const goBack = () => anchor.focus({ preventScroll: true });
  const onOpenChange = (_: boolean, __?: Event, reason?: OpenChangeReason) => {
    if (reason === 'escape-key') goBack();
    onClose();
  };
  const {
    refs: { setFloating },
    floatingStyles,
    context,
  } = useFloating({
    ...besideAnchor(placement),
    open: true,
    onOpenChange,
    elements: { reference: anchor },
  });
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useLatest(items.map((item) => ('separator' in item ? null : item.label)));
  // Disabled items are focusable, as the WAI-ARIA menu pattern asks; separators are not.
  const unreachable = items.flatMap((item, index) => ('separator' in item ? [index] : []));
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context, {
      outsidePress: (event) => !(event.target instanceof Node && anchor.contains(event.target)),
    }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      disabledIndices: unreachable,
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);
  const leaveOnTab = (event: KeyboardEvent) => {
    keepEscape(event);
    if (event.key !== 'Tab') return;
    event.preventDefault();
    goBack();
    onClose();
  };
  const hasChecks = items.some((item) => !('separator' in item) && item.checked !== undefined);

  return (
    <FloatingPortal root={portalRootOf(anchor)} preserveTabOrder={false}>
      {/* Handled above: the focus manager would take the focus back from where the action put it. */}
      <FloatingFocusManager context={context} modal={false} guards={false} returnFocus={false}>
        <List
          ref={setFloating}
          id={id}
          data-floating
          role="menu"
          aria-label={label}
          style={floatingStyles}
          {...getFloatingProps({ onKeyDown: leaveOnTab })}
        >
          {items.map((item, index) =>
            'separator' in item ? (
              <Separator key={item.id} role="separator" />
            ) : (
              <Item
                key={item.id}
                {...(item.href === undefined
                  ? { type: 'button' as const }
                  : { as: 'a' as const, href: item.href })}
                ref={(element: HTMLElement | null) => {
                  elements.current[index] = element;
                }}
                role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
                aria-checked={item.checked}
                aria-disabled={item.disabled || undefined}
                title={item.title}
                aria-current={item.current ? 'page' : undefined}
                tabIndex={index === activeIndex ? 0 : -1}
                $danger={item.danger ?? false}
                {...getItemProps({
                  onClick: (event: MouseEvent) => {
                    if (
                      item.href !== undefined &&
                      (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
                    )
                      return;
                    event.preventDefault();
                    if (item.disabled) return;
                    onClose();
                    // Done first, so that a dialog opened by the item returns the focus to the menu
                    // button.
                    goBack();
                    item.onSelect();
                  },
                })}
              >
                {hasChecks && <Mark aria-hidden>{item.checked && <Check size="1.15em" />}</Mark>}
                {item.icon}
                <Words>{item.label}</Words>
                {item.hint !== undefined && <Hint>{item.hint}</Hint>}
              </Item>
            ),
          )}
        </List>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}

const List = styled.div`
  z-index: ${({ theme }) => theme.layer.popover};
  min-width: ${({ theme }) => theme.width.menu};
  max-width: min(${({ theme }) => theme.width.popover}, 100vw);
  padding: ${({ theme }) => theme.space.xs};
  overflow: auto;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  &:focus {
    outline: none;
  }
`;

const Item = styled.button<{ $danger: boolean }>`
  ${choiceButton}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  color: ${({ theme, $danger }) => ($danger ? theme.color.danger : theme.color.text)};
  text-decoration: none;
  svg {
    flex: none;
  }
  &[aria-current] {
    font-weight: ${({ theme }) => theme.weight.bold};
  }
  &:focus {
    background: ${({ theme }) => theme.color.hover};
  }
  &:focus:not(:focus-visible) {
    outline: none;
  }
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  display: inline-flex;
  width: 1.15em;
`;

const Hint = styled.span`
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.small};
`;

const Separator = styled.div`
  margin: ${({ theme }) => theme.space.xs} 0;
  border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;
