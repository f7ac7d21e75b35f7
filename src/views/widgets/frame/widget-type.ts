import type { ReactNode } from 'react';
import type { MessagesWidget, Widget } from '@/domain/search/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { QueryChange } from '@/shared/message/values/query-change';
import type { WidgetChrome } from './widget-chrome';

/** Widgets that show what the page's own run found, so that they ask nothing themselves. */
export type PageResults = {
  histogram: (chrome: WidgetChrome) => ReactNode;
  messages: (chrome: WidgetChrome) => ReactNode;
};

export type ViewerProps<W extends Widget = Widget> = {
  widget: W;
  chrome: WidgetChrome;
  /** The window that the page's run was frozen to, and that run. */
  window: AbsoluteRange;
  run: string;
  /** The window is still that of the run before: nothing must be searched in it. */
  outdated: boolean;
  /** No other widget of this kind precedes it. */
  isFirst: boolean;
  page: PageResults;
  onQueryChange: (change: QueryChange) => void;
  onZoom: (range: AbsoluteRange) => void;
};

export type EditorProps = { widget: Widget; title: string; onClose: () => void };

/** An entry of the sidebar's "Create" section. `make` gets the id of the new widget. */
export type Creator = {
  id: string;
  group: 'generic' | 'predefined';
  label: string;
  title: string;
  place: 'chart' | 'table';
  make: (id: string) => Widget;
};

/**
 * What the engine has to know of a type of widget. Its wire form and its search types are in
 * `domain/search/widget-models`. Late parts keep code out of the first load: all types are part of
 * that.
 */
export type WidgetType<W extends Widget = Widget> = {
  is(widget: Widget): boolean;
  /** Shown until the user names the widget. */
  title(widget: W): string;
  /** In columns of the grid, when it does not take the full width. */
  width: number;
  Viewer(props: ViewerProps<W>): ReactNode;
  /** Opened by "Edit query"; left out, the dialog for query, range and streams. */
  Editor?(props: EditorProps): ReactNode;
  /** How new widgets of this type begin; left out, it cannot be created. */
  creators?(): readonly Creator[];
  /** The table whose rows are exported; left out, the type cannot be exported. */
  exportedTable?(widget: W): MessagesWidget;
  /** Names and values of its settings, to compare two versions of it. */
  settings(widget: W): readonly (readonly [name: string, value: string])[];
};
