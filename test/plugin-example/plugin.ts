import type { ForeignWidget, Widget } from '@/domain/search/widgets/widget';
import type { Plugin } from '@/shared/plugins/registry';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { WidgetType } from '@/views/widget-frame/widget-type';

declare module '@/shared/texts/catalogue' {
  interface Catalogue {
    'example.runbooks': 'Runbooks';
  }
}

/** The name on the wire; Graylog's server keeps widgets of any type. */
const CLOCK = 'com.example.clock';
/** The class name by which the server knows the decorator. */
const SEVERITY = 'org.graylog2.decorators.SyslogSeverityMapperDecorator';

const isClock = (widget: Widget): widget is ForeignWidget =>
  widget.kind === 'foreign' && widget.type === CLOCK;

const clock: WidgetType<ForeignWidget> = {
  is: isClock,
  title: () => 'Clock',
  Viewer: lazyComponent(async () => (await import('./ClockCard')).ClockCard),
  creators: () => [
    {
      id: 'example-clock',
      group: 'generic',
      label: 'Clock',
      make: (id) => ({
        id,
        kind: 'foreign',
        type: CLOCK,
        config: { zone: 'UTC' },
        filter: null,
        filters: [],
        timerange: null,
        query: null,
        streams: [],
      }),
    },
  ],
};

/** Pages with an entry in the navigation, a widget type, an export format and a form. */
export const plugin: Plugin = {
  name: 'example',
  texts: { en: { 'example.runbooks': 'Runbooks' }, de: { 'example.runbooks': 'Anleitungen' } },
  navigation: [{ menu: 'main', text: 'example.runbooks', to: '/example/runbooks' }],
  routes: [
    {
      path: '/example/runbooks',
      lazy: async () => ({ Component: (await import('./RunbooksPage')).RunbooksPage }),
    },
    {
      path: '/example/runbooks/:name',
      lazy: async () => ({ Component: (await import('./RunbooksPage')).RunbooksPage }),
    },
  ],
  widgetTypes: [clock],
  exportFormats: [
    {
      id: 'x-txt',
      label: 'Text, a row per line',
      type: 'text/plain',
      row: (json) => `- ${json}\n`,
    },
  ],
  decoratorForms: [
    {
      type: SEVERITY,
      Form: lazyComponent(async () => (await import('./SeverityForm')).SeverityForm),
    },
  ],
};
