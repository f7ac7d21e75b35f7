import { use, type MouseEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { t } from '@/shared/texts/t';
import { widgetMounted } from '@/views/widget-controls/widget-focus';
import { SelectionContext } from '@/views/widget-controls/selection-context';
import { WIDGET } from './WidgetClipboard';

type SelectableFrameProps = { id: string; title: string; children: ReactNode };

/** The frame of a widget on the grid; pressing its head with Ctrl or Shift selects it. */
export function SelectableFrame({ id, title, children }: SelectableFrameProps) {
  const selection = use(SelectionContext);
  const isSelected = selection?.selected.has(id) === true;
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!selection || !(target instanceof Element) || !isHead(target)) return;
    if (shiftKey) selection.extendTo(id);
    else if (ctrlKey || metaKey || isTouched(selection.selected)) selection.toggle(id);
    else return;
    // Shift selects the texts in between as well.
    getSelection()?.removeAllRanges();
  };
  return (
    <Frame
      ref={(element) => widgetMounted(id, element)}
      {...{ [WIDGET]: id }}
      tabIndex={-1}
      role="group"
      aria-label={title}
      aria-description={isSelected ? t('widgets.isSelected') : undefined}
      $selected={isSelected}
      onClick={onClick}
    >
      {children}
    </Frame>
  );
}

const isHead = (target: Element) =>
  target.closest('header') !== null && target.closest('button, a, input') === null;

/** Without keys to hold, a press adds to a selection that was begun in the menu of a widget. */
const isTouched = (selected: ReadonlySet<string>) =>
  selected.size > 0 && matchMedia('(pointer: coarse)').matches;

const Frame = styled.div<{ $selected: boolean }>`
  height: 100%;
  border-radius: ${({ theme }) => theme.radius.large};
  ${({ $selected, theme }) =>
    $selected &&
    css`
      outline: ${theme.line.strong} solid ${theme.color.accent};
      outline-offset: ${theme.line.hair};
      section {
        background-image: linear-gradient(${theme.color.accentSoft}, transparent 6em);
      }
    `}
`;
