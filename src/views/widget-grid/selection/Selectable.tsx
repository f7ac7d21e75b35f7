import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { SelectionContext, type Selection } from '@/views/widget-controls/selection-context';

type SelectableProps = {
  /** Undefined where widgets cannot be selected. */
  selection: Selection | undefined;
  children: ReactNode;
};

/** Widgets that can be selected by keys, and what can be done with those that are. */
export function Selectable({ selection, ...props }: SelectableProps) {
  return selection ? <WithSelection {...props} selection={selection} /> : props.children;
}

function WithSelection({ selection, children }: SelectableProps & { selection: Selection }) {
  const { state } = useView();
  const mayEdit = useMayEdit();
  const [removing, setRemoving] = useState(false);
  const { selected, select } = selection;
  useKeys(t('widgets.keyGroup'), [
    { keys: 'Ctrl+c Ctrl+x Ctrl+v', label: t('widgets.keyClipboard') },
    { keys: 'Ctrl+a', label: t('widgets.keySelectAll') },
    ...(mayEdit ? [{ keys: 'Delete', label: t('widgets.keyRemove') }] : []),
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (event.defaultPrevented || !isFrame(target)) return;
    if (key === 'Escape' && selected.size > 0) select([]);
    else if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a')
      select(state.widgets.map(({ id }) => id));
    else if (key === 'Delete' && selected.size > 0 && mayEdit) setRemoving(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <SelectionContext value={selection}>
      <Root onKeyDown={onKeyDown}>{children}</Root>
      {selected.size > 0 && (
        <Suspense fallback={null}>
          <SelectionBar selection={selection} removing={removing} onRemoving={setRemoving} />
        </Suspense>
      )}
      <VisuallyHidden role="status">
        {selected.size > 0 && t('widgets.selected', { count: selected.size })}
      </VisuallyHidden>
    </SelectionContext>
  );
}

/** Tables, inputs and menus use these keys themselves. */
const isFrame = (target: EventTarget) =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [role=grid], [role=treegrid], [role=menu]') ===
    null;

const SelectionBar = lazyComponent(
  withTexts(
    ['widgets', 'dashboards', 'forms'],
    async () => (await import('./SelectionBar')).SelectionBar,
  ),
);

const Root = styled.div`
  display: contents;
`;
