import { isObject } from '../../../json-object';
import { aggregationModel } from './aggregation-widget';
import { foreignModel } from './foreign-widget';
import { messagesModel } from './messages-widget';
import { TEXT_TYPE, textModel } from './text-widget';
import type { Widget } from '../widget';
import type { WidgetModel } from './widget-model';

/** All widget types, by kind. */
const models = {
  messages: messagesModel,
  aggregation: aggregationModel,
  text: textModel,
  foreign: foreignModel,
} satisfies { [Kind in Widget['kind']]: WidgetModel<Extract<Widget, { kind: Kind }>> };

// A model is only ever given widgets of its own kind.
export const modelOf = ({ kind }: Pick<Widget, 'kind'>) => models[kind] as WidgetModel<Widget>;

/** The model for a widget in wire format, whose type may be in upper case. */
export function modelOfWire(wire: unknown): WidgetModel<Widget> {
  const type = isObject(wire) ? wire['type'] : undefined;
  return modelOf({ kind: (typeof type === 'string' && KINDS[type.toLowerCase()]) || 'foreign' });
}

/** By type on the wire. */
const KINDS: Readonly<Record<string, Widget['kind']>> = Object.assign(
  Object.create(null) as object,
  { messages: 'messages', aggregation: 'aggregation', [TEXT_TYPE]: 'text' } as const,
);
