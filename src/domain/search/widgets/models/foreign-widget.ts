import { anything, objectOf, text } from '../../lossless';
import type { ForeignWidget } from '../widget';
import { widgetFields } from './widget-fields';
import type { WidgetModel } from './widget-model';

const codec = objectOf<Omit<ForeignWidget, 'kept' | 'kind'>>({
  ...widgetFields,
  type: ['type', text],
  config: ['config', anything],
});

/** Types of plugins or later versions are passed through unchanged. */
export const foreignModel: WidgetModel<ForeignWidget> = {
  codec: {
    read: (wire) => ({ kind: 'foreign', ...codec.read(wire) }),
    write: ({ kind: _, ...widget }) => codec.write(widget),
  },
  searchTypes: () => undefined,
};
