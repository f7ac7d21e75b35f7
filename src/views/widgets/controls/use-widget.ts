import { use, useState } from 'react';
import { ulid } from 'ulid';
import { keptText } from '@/shared/texts/t';
import { GRID_HANDLE } from '@/ui/grid/grid-handle';
import { useView } from '@/views/session/session-context';
import { defaultTitle, widgetTypeOf } from '../types/registry';
import { ArrangingContext } from './arranging';
import { awaitWidget } from './arrivals';
import { useFocusedWidget } from './use-focused-widget';

export type WidgetControls = ReturnType<typeof useWidget>;

/**
 * What of a widget can be changed beside what it shows: its name, its place, whether it is there.
 * None of it asks the server.
 */
export function useWidget(widgetId: string) {
  const { state, edit } = useView();
  const [focused, focus] = useFocusedWidget();
  const arranging = use(ArrangingContext);
  const [renaming, setRenaming] = useState(false);
  // Kept here: the card of a widget is another one once what it shows has come.
  const [opened, setOpened] = useState<'menu' | 'remove'>();
  const widget = state.widgets.find(({ id }) => id === widgetId);
  const title = state.titles.widget[widgetId] ?? (widget ? defaultTitle(widget) : '');
  const position = state.positions[widgetId];
  const isStretched = position?.width === Infinity;
  const isFocused = focused === widgetId;
  return {
    widget,
    title,
    opened,
    setOpened,
    renaming,
    startRenaming: () => setRenaming(true),
    /** An empty name leaves the old one. */
    endRenaming: (name: string | undefined) => {
      setRenaming(false);
      const trimmed = name?.trim() ?? '';
      if (trimmed !== '' && trimmed !== title)
        edit({ type: 'widgetTitle', widgetId, title: trimmed });
    },
    isFocused,
    toggleFocus: () => {
      awaitWidget(widgetId);
      focus(isFocused ? undefined : widgetId);
    },
    isStretched,
    /** All of the width, or as wide as such a widget usually is. */
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
              width: isStretched ? widgetTypeOf(widget).width : Infinity,
            },
          },
        })),
    arrange: () => {
      awaitWidget(widgetId, `[${GRID_HANDLE}]`);
      arranging.start();
    },
    duplicate: () => {
      const newId = ulid();
      awaitWidget(newId);
      edit({
        type: 'duplicateWidget',
        widgetId,
        newId,
        title: keptText('widgets.copyOf', { title }),
      });
      // The copy stands among the others.
      if (isFocused) focus(undefined);
    },
    remove: () => {
      if (isFocused) focus(undefined, 'gone');
      edit({ type: 'removeWidget', widgetId });
    },
  };
}
