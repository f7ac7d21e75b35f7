import { objectOf, text, type Codec } from '../../lossless';
import type { TextWidget } from '../widget';
import { widgetFields } from './widget-fields';
import type { WidgetModel } from './widget-model';

/**
 * The type on the wire. Graylog has no such type before 7.0: its server keeps the configuration as
 * it is, and its own console shows an unknown widget, which can be moved, copied and saved. Later
 * ones get a type of theirs, see `contract/native-texts.ts`.
 */
export const TEXT_TYPE = 'console-text';

const type: Codec<'text'> = { read: () => 'text', write: () => TEXT_TYPE };

export const textModel: WidgetModel<TextWidget> = {
  codec: objectOf<Omit<TextWidget, 'kept'>>({
    ...widgetFields,
    kind: ['type', type],
    config: [
      'config',
      objectOf<Omit<TextWidget['config'], 'kept'>>({ markdown: ['markdown', text] }),
    ],
  }),
  // Nothing is searched for a text.
  searchTypes: () => [],
};
