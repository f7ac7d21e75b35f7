import { isObject, type JsonObject } from '../../json-object';
import type { TimeRange } from '../../time-range/time-range';
import { anyList, text, texts } from '../lossless';
import { streamsOf, withStreams } from '../stream-filter';
import { detached } from '../view/transfer-widget';
import { onlyQuery, stateOf, type ViewDocument, type ViewType } from '../view/view';
import { stateCodec } from '../view/view-codec';
import type { Variable } from '../variables/variable';
import { variablesCodec } from '../variables/stored-variables';
import { timeRangeOrNull } from '../widgets/models/widget-fields';
import { soundVariables, variablesUsedBy } from './carried-variables';
import { groupOf, type WidgetGroup } from './widget-group';
import { soundWidget, soundPosition, soundTitle } from './sound-widget';

/** Marks a text of the clipboard as widgets of this console. */
const MARK = 'graylog-console/widgets';
const VERSION = 1;
/** Longer texts and larger groups are refused, so that a paste never blocks the page. */
const LONGEST = 2_000_000;
const MOST_WIDGETS = 100;

/** What the widgets of a search take from it. */
type Inherited = {
  query: string;
  timerange: TimeRange | null;
  streams: readonly string[];
  filters: readonly unknown[];
};
export type Clipboard = {
  type: ViewType;
  /** Undefined for widgets of a dashboard, which have settings of their own. */
  inherited: Inherited | undefined;
  group: WidgetGroup;
  /** Those that the queries of the widgets use. */
  variables: readonly Variable[];
};

/** Widgets of a page as a text for the clipboard; `view` has only this page. */
export function writeClipboard(view: ViewDocument, ids: ReadonlySet<string>): string {
  const { id, query, timerange, filter, filters } = onlyQuery(view);
  const state = stateOf(view, id);
  const group = groupOf(state, ids);
  const variables = variablesUsedBy(group, view);
  const inherited: Inherited = { query, timerange, streams: streamsOf(filter), filters };
  const { widgets, titles, positions } = stateCodec.write({
    ...state,
    widgets: group.map(({ widget }) => widget),
    titles: {
      widget: Object.fromEntries(
        group.flatMap(({ widget, title }) => (title === undefined ? [] : [[widget.id, title]])),
      ),
      tab: {},
    },
    positions: Object.fromEntries(group.map(({ widget, position }) => [widget.id, position])),
  }) as JsonObject;
  return JSON.stringify({
    [MARK]: VERSION,
    type: view.type,
    ...(view.type === 'SEARCH' && { inherited }),
    state: { widgets, titles, positions },
    ...(variables.length > 0 && { variables: variablesCodec.write(variables) }),
  });
}

/** Whether a text was probably copied from a console like this one. */
export const isClipboard = (content: string): boolean =>
  content.trimStart().startsWith(`{"${MARK}"`);

/**
 * Reads a text of the clipboard, which may come from anywhere: only what this console itself would
 * write is taken, everything else is dropped. Undefined if it does not contain widgets.
 */
export function readClipboard(content: string): Clipboard | undefined {
  if (content.length > LONGEST || !isClipboard(content)) return undefined;
  const wire = parsed(content);
  if (!isObject(wire) || wire[MARK] !== VERSION) return undefined;
  const state = stateCodec.read(wire['state']);
  if (state.widgets.length > MOST_WIDGETS) return undefined;
  const group = state.widgets.flatMap((read): WidgetGroup => {
    const widget = soundWidget(read);
    const { id } = read;
    if (!widget) return [];
    return [
      {
        widget,
        title: soundTitle(Object.hasOwn(state.titles.widget, id) && state.titles.widget[id]),
        position: soundPosition(
          Object.hasOwn(state.positions, id) ? state.positions[id] : undefined,
          widget.kind,
        ),
      },
    ];
  });
  if (group.length === 0) return undefined;
  const type = wire['type'] === 'SEARCH' ? 'SEARCH' : 'DASHBOARD';
  return {
    type,
    inherited: type === 'SEARCH' ? readInherited(wire['inherited']) : undefined,
    group,
    variables: soundVariables(variablesCodec.read(wire['variables'])),
  };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function readInherited(wire: unknown): Inherited {
  const { query, timerange, streams, filters } = isObject(wire) ? wire : {};
  return {
    query: text.read(query),
    timerange: timeRangeOrNull.read(timerange),
    streams: texts.read(streams),
    filters: anyList.read(filters).filter(isObject),
  };
}

/**
 * The widgets as they are inserted into a view: on a dashboard those of a search keep the query,
 * range and streams of their search.
 */
export const groupFor = ({ inherited, group }: Clipboard, type: ViewType): WidgetGroup =>
  inherited === undefined || type === 'SEARCH'
    ? group
    : group.map(({ widget, ...placed }) => ({
        ...placed,
        widget: {
          ...detached(widget, {
            query: inherited.query,
            timerange: inherited.timerange ?? DEFAULT_RANGE,
            filter: withStreams(null, inherited.streams),
            filters: inherited.filters,
          }),
        },
      }));

const DEFAULT_RANGE: TimeRange = { type: 'relative', from: 300 };
