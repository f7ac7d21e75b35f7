import { sortItem } from './aggregation-codec';
import { anyList, flagOr, listOf, objectOf, texts, type Codec } from '../../lossless';
import type { SearchType } from '../../search';
import type { MessagesConfig, MessagesWidget } from '../widget';
import { kindOf, searchTypeFields, widgetFields } from './widget-fields';
import type { WidgetModel } from './widget-model';

/** Rows of the first page. */
const PAGE_SIZE = 150;

/** The order of a table that does not set one. */
const NEWEST_FIRST = { field: 'timestamp', direction: 'Descending' } as const;

const messagesConfig: Codec<MessagesConfig> = objectOf<Omit<MessagesConfig, 'kept'>>({
  fields: ['fields', texts],
  showMessageRow: ['show_message_row', flagOr(true)],
  showSummary: ['show_summary', flagOr(false)],
  decorators: ['decorators', anyList],
  sort: ['sort', listOf(sortItem)],
});

export const messagesModel: WidgetModel<MessagesWidget> = {
  codec: objectOf<Omit<MessagesWidget, 'kept'>>({
    ...widgetFields,
    kind: ['type', kindOf('messages')],
    config: ['config', messagesConfig],
  }),
  searchTypes: (widget, idOf) => [messagesType(widget, idOf('messages', null))],
};

function messagesType(widget: MessagesWidget, id: string): SearchType {
  const { sort, decorators } = widget.config;
  return {
    id,
    type: 'messages',
    ...searchTypeFields(widget),
    limit: PAGE_SIZE,
    offset: 0,
    sort: (sort.length > 0 ? sort : [NEWEST_FIRST]).map(({ field, direction }) => ({
      field,
      order: direction === 'Ascending' ? 'ASC' : 'DESC',
    })),
    decorators,
  };
}
