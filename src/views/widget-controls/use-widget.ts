import { use, useState } from 'react';
import { ulid } from 'ulid';
import { defaultSize } from '@/domain/search/view/arrange-widgets';
import { keptText } from '@/shared/texts/t';
import { GRID_HANDLE } from '@/ui/grid/grid-handle';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { defaultTitle } from '@/views/widget-types/registry';
import { ArrangingContext } from './arranging';
import { uniqueTitle } from './unique-title';
import { focusWhenMounted } from './widget-focus';
import { useFocusedWidget } from './use-focused-widget';

export type WidgetControls = ReturnType<typeof useWidget>;

/** Actions on a widget that do not affect its search: title, position, removal. */
export function useWidget(widgetId: string) {
  const { state, edit } = useView();
  const [focused, focus] = useFocusedWidget();
  const arranging = use(ArrangingContext);
  const [renaming, setRenaming] = useState(false);
  const mayEdit = useMayEdit();
  // Kept here, because the card remounts once its result arrives.
  const [opened, setOpened] = useState<'menu' | 'remove' | 'send' | 'copy' | 'debug'>();
  const widget = state.widgets.find(({ id }) => id === widgetId);
  const title = state.titles.widget[widgetId] ?? (widget ? defaultTitle(widget) : '');
  const position = state.positions[widgetId];
  const isFullWidth = position?.width === Infinity;
  const isFocused = focused === widgetId;
  return {
    widget,
    title,
    uniqueTitle: uniqueTitle(state, widgetId),
    opened,
    setOpened,
    renaming,
    startRenaming: () => {
      if (mayEdit) setRenaming(true);
    },
    /** An empty name keeps the old one. */
    endRenaming: (name: string | undefined) => {
      setRenaming(false);
      const trimmed = name?.trim() ?? '';
      if (trimmed !== '' && trimmed !== title)
        edit({ type: 'widgetTitle', widgetId, title: trimmed });
    },
    isFocused,
    toggleFocus: () => {
      focusWhenMounted(widgetId);
      focus(isFocused ? undefined : widgetId);
    },
    isFullWidth,
    /** Toggles between full width and the default width of the type. */
    toggleWidth:
      widget &&
      position &&
      (() =>
        edit({
          type: 'positions',
          positions: {
            ...state.positions,
            [widgetId]: {
              ...position,
              col: 1,
              width: isFullWidth ? defaultSize(widget.kind).width : Infinity,
            },
          },
        })),
    arrange: () => {
      focusWhenMounted(widgetId, `[${GRID_HANDLE}]`);
      arranging.start();
    },
    duplicate: () => {
      const newId = ulid();
      focusWhenMounted(newId);
      edit({
        type: 'duplicateWidget',
        widgetId,
        newId,
        title: keptText('widgets.copyOf', { title }),
      });
      // The copy is shown among the other widgets.
      if (isFocused) focus(undefined);
    },
    remove: () => {
      if (isFocused) focus(undefined, 'gone');
      edit({ type: 'removeWidget', widgetId });
    },
  };
}
