import type { ReactNode } from 'react';
import type { AggregationWidget, MessagesWidget, Widget } from '@/domain/search/widgets/widget';
import type { AbsoluteRange, TimeRange } from '@/domain/time-range/time-range';
import type { QueryChange } from '@/shared/message/values/query-change';
import type { WidgetChrome } from './widget-chrome';

/** Results of the page's own run, for widgets that reuse them instead of searching. */
export type PageResults = {
  histogram: (widget: AggregationWidget, chrome: WidgetChrome) => ReactNode;
  messages: (chrome: WidgetChrome) => ReactNode;
};

export type ViewerProps<W extends Widget = Widget> = {
  widget: W;
  chrome: WidgetChrome;
  /**
   * The effective window of the page's run, or the range of a dashboard's page, and the id of the
   * run.
   */
  window: TimeRange;
  run: string;
  /** The window belongs to the previous run: do not search it. */
  outdated: boolean;
  /** The first widget of its kind in the view. */
  isFirst: boolean;
  /** Undefined on dashboards, which have no search of their own. */
  page: PageResults | undefined;
  onQueryChange: (change: QueryChange) => void;
  onZoom: (range: AbsoluteRange) => void;
};

/** Editors that take the place of the grid; the window and run are those of the page. */
export type EditorPageProps<W extends Widget = Widget> = Pick<
  ViewerProps<W>,
  'widget' | 'window' | 'run' | 'outdated'
> & {
  title: string;
  /** Ref callback of its root, which takes the focus. */
  onMount: (element: HTMLElement | null) => void;
  onClose: () => void;
  /** Closes the editor without changes; a widget that was created for it is removed. */
  onCancel: () => void;
};

export type EditorProps = { widget: Widget; title: string; onClose: () => void };

/** An entry in the "Create" section of the sidebar. `make` receives the id of the new widget. */
export type Creator = {
  id: string;
  group: 'generic' | 'predefined';
  label: string;
  /** Without one the widget has the default title of its type. */
  title?: string;
  /** The widget is edited right away. */
  opensEditor?: boolean;
  make: (id: string) => Widget;
};

/**
 * What the engine needs to know about a widget type. Its wire format and search types are in
 * `domain/search/widgets/models`. All types are part of the first load, so lazy-load their
 * components.
 */
export type WidgetType<W extends Widget = Widget> = {
  is(widget: Widget): boolean;
  /** The default title. */
  title(widget: W): string;
  Viewer(props: ViewerProps<W>): ReactNode;
  /** Opened by "Edit query"; defaults to the dialog for query, range and streams. */
  Editor?(props: EditorProps): ReactNode;
  /** Opened by "Edit" in the place of the grid, instead of `Editor`. */
  EditorPage?(props: EditorPageProps<W>): ReactNode;
  /** Templates for new widgets; without it, users cannot create the type. */
  creators?(): readonly Creator[];
  /** The table whose rows are exported; without it, the type cannot be exported. */
  exportedTable?(widget: W): MessagesWidget;
};
