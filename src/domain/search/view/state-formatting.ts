import { isObject, type JsonObject } from '../../json-object';
import type { Formatting } from '../formatting/formatting';
import { readFormatting, writeFormatting } from '../formatting/formatting-codec';
import { sameJson } from '../../same-json';
import type { AggregationWidget, Widget } from '../widgets/widget';
import type { Titles, QueryState } from './view';

/**
 * The kind of the titles that contains the formatting of widgets, as texts by widget id. Graylog
 * refuses unknown members of views and widgets but keeps unknown kinds of titles, also when its own
 * console saves the view.
 */
const KIND = 'console';

/** A state as read: each formatting moves from the titles to its widget. */
export function withFormattings(state: QueryState): QueryState {
  const texts = textsOf(state.titles);
  const restored = new Set<string>();
  const widgets = state.widgets.map((widget): Widget => {
    const text = texts[widget.id];
    const formatting = isFormatted(widget) ? formattingIn(text) : undefined;
    if (!isFormatted(widget) || !formatting) return widget;
    // A text in another notation stays, so that it is not rewritten before it changes.
    if (writeFormatting(formatting) === text) restored.add(widget.id);
    return { ...widget, config: { ...widget.config, formatting } };
  });
  if (restored.size === 0) return { ...state, widgets };
  const left = Object.entries(texts).filter(([id]) => !restored.has(id));
  return { ...state, widgets, titles: withTexts(state.titles, left) };
}

/** A state to write: each formatting moves from its widget to the titles. */
export function withoutFormattings(state: QueryState): QueryState {
  const texts = new Map(Object.entries(textsOf(state.titles)));
  let isChanged = false;
  const widgets = state.widgets.map((widget): Widget => {
    if (!isFormatted(widget)) return widget;
    const { formatting, ...config } = widget.config;
    if (!isSame(formattingIn(texts.get(widget.id)), formatting)) {
      isChanged = true;
      const text = formatting && writeFormatting(formatting);
      if (text === undefined) texts.delete(widget.id);
      else texts.set(widget.id, text);
    }
    return { ...widget, config };
  });
  return {
    ...state,
    widgets,
    titles: isChanged ? withTexts(state.titles, [...texts]) : state.titles,
  };
}

const isFormatted = (widget: Widget): widget is AggregationWidget => widget.kind === 'aggregation';

const isSame = (before: Formatting | undefined, now: Formatting | undefined) =>
  before === undefined || now === undefined ? before === now : sameJson(before, now);

const formattingIn = (text: unknown): Formatting | undefined =>
  typeof text === 'string' ? readFormatting(text) : undefined;

function textsOf({ kept }: Titles): JsonObject {
  const texts = kept?.[KIND];
  // Without a prototype, so that no id finds an inherited member.
  return Object.assign(Object.create(null) as object, isObject(texts) ? texts : {}) as JsonObject;
}

function withTexts(
  { kept = {}, ...titles }: Titles,
  texts: readonly (readonly [string, unknown])[],
): Titles {
  const { [KIND]: _, ...others } = kept;
  const now = texts.length === 0 ? others : { ...others, [KIND]: Object.fromEntries(texts) };
  return { ...titles, ...(Object.keys(now).length > 0 && { kept: now }) };
}
