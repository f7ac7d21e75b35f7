import { isObject } from '../../json-object';
import { aggregationModel } from './aggregation-widget';
import { foreignModel } from './foreign-widget';
import { messagesModel } from './messages-widget';
import type { Widget } from './widget';
import type { WidgetModel } from './widget-model';

/** All widget types, by kind. */
const models = {
  messages: messagesModel,
  aggregation: aggregationModel,
  foreign: foreignModel,
} satisfies { [Kind in Widget['kind']]: WidgetModel<Extract<Widget, { kind: Kind }>> };

// A model is only ever given widgets of its own kind.
export const modelOf = ({ kind }: Pick<Widget, 'kind'>) => models[kind] as WidgetModel<Widget>;

/** The model for a widget in wire format, whose type may be in upper case. */
export function modelOfWire(wire: unknown): WidgetModel<Widget> {
  const type = isObject(wire) ? wire['type'] : undefined;
  const kind = typeof type === 'string' ? type.toLowerCase() : 'foreign';
  return modelOf({ kind: isKind(kind) ? kind : 'foreign' });
}

const isKind = (kind: string): kind is Widget['kind'] => Object.hasOwn(models, kind);
