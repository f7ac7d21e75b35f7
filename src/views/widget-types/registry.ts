import type { ForeignWidget, Widget } from '@/domain/search/widgets/widget';
import { pluginParts } from '@/shared/plugins/registry';
import type { Creator, WidgetType } from '@/views/widget-frame/widget-type';
import { aggregationType } from './aggregation/aggregation';
import { messageCountType } from './message-count/message-count';
import { messagesType } from './messages/messages';
import { textType } from './text/text';
import { unknownType } from './unknown/unknown';

declare module '@/shared/plugins/registry' {
  interface PluginParts {
    /** Types of foreign widgets, which are unknown without the plugin. */
    widgetTypes?: readonly WidgetType<ForeignWidget>[];
  }
}

/** Those of plugins are asked with every widget, as all types are. */
const ofPlugins = (): readonly WidgetType[] => pluginParts('widgetTypes') as readonly WidgetType[];

/** Register new types here. The first match wins, so specific types come before general ones. */
const types: readonly WidgetType[] = [messageCountType, aggregationType, messagesType, textType];
/** In the order of the "Create" section. */
const created: readonly WidgetType[] = [aggregationType, messageCountType, messagesType, textType];

export const widgetTypeOf = (widget: Widget): WidgetType =>
  [...types, ...ofPlugins()].find((type) => type.is(widget)) ?? unknownType;

export const defaultTitle = (widget: Widget): string => widgetTypeOf(widget).title(widget);

export const creatorsOf = (group: Creator['group']): Creator[] =>
  [...created, ...ofPlugins()]
    .flatMap(({ creators }) => creators?.() ?? [])
    .filter((creator) => creator.group === group);
