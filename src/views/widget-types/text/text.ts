import { newText } from '@/domain/search/widgets/new-widgets';
import type { TextWidget } from '@/domain/search/widgets/widget';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { WidgetType } from '@/views/widget-frame/widget-type';

/** A text that users write in Markdown, for headings and explanations among other widgets. */
export const textType: WidgetType<TextWidget> = {
  is: ({ kind }) => kind === 'text',
  title: () => t('results.untitledText'),
  Viewer: lazyComponent(
    withTexts(['widgets'], async () => (await import('./TextCard')).TextCard),
    { preload: false },
  ),
  EditorPage: lazyComponent(
    withTexts(['editor', 'forms'], async () => (await import('./TextEditor')).TextEditor),
    { preload: false },
  ),
  creators: () => [
    {
      id: 'text',
      group: 'generic',
      label: t('create.text'),
      opensEditor: true,
      make: (id) => newText(id),
    },
  ],
};
