import { isObject, type JsonObject } from '@/domain/json-object';

/** The console's texts, and those that Graylog has since 7.0, each with the member of the text. */
const OURS = { type: 'console-text', member: 'markdown' } as const;
const NATIVE = { type: 'text', member: 'text' } as const;
type Notation = typeof OURS | typeof NATIVE;

/** The state of a view by query id, with the texts in its widgets as Graylog has them. */
export const withNativeTexts = <State extends JsonObject>(state: State): State =>
  withTexts(state, OURS, NATIVE);
/** The opposite of `withNativeTexts`. */
export const withOurTexts = <State extends JsonObject>(state: State): State =>
  withTexts(state, NATIVE, OURS);

const withTexts = <State extends JsonObject>(state: State, from: Notation, to: Notation): State =>
  Object.fromEntries(
    Object.entries(state).map(([id, page]) => [
      id,
      isObject(page) && Array.isArray(page['widgets'])
        ? { ...page, widgets: page['widgets'].map((widget) => inNotation(widget, from, to)) }
        : page,
    ]),
  ) as State;

/** A widget whose text has another notation; other members and widgets stay as they are. */
function inNotation(widget: unknown, from: Notation, to: Notation): unknown {
  if (!isObject(widget) || typeof widget['type'] !== 'string') return widget;
  if (widget['type'].toLowerCase() !== from.type) return widget;
  const { [from.member]: text = '', ...config } = isObject(widget['config'])
    ? widget['config']
    : {};
  return { ...widget, type: to.type, config: { ...config, [to.member]: text } };
}
