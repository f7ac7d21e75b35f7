import { Suspense } from 'react';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { TextBox } from '@/ui/text-input/TextBox';
import type { ColumnChoiceProps } from './columns/ColumnChoice';
import type { CompareDialogProps } from './compare/CompareDialog';
import type { FindBarProps } from './find/FindBar';
import type { MissingMessageProps } from './MissingMessage';
import type { FailedMessagesProps, NothingProps } from './TableStates';
import type { RowToolsProps } from './row-tools/RowTools';
import type { ViewChoiceProps } from './ViewChoice';

const TEXTS = ['messageTools'];
const LazyFindBar = lazyComponent(
  withTexts(TEXTS, async () => (await import('./find/FindBar')).FindBar),
);
const LazyRowTools = lazyComponent(
  withTexts(TEXTS, async () => (await import('./row-tools/RowTools')).RowTools),
);
const LazyColumnChoice = lazyComponent(
  withTexts(
    [...TEXTS, 'controls'],
    async () => (await import('./columns/ColumnChoice')).ColumnChoice,
  ),
);
const LazyViewChoice = lazyComponent(
  withTexts(TEXTS, async () => (await import('./ViewChoice')).ViewChoice),
);
const LazyCompareDialog = lazyComponent(
  withTexts(TEXTS, async () => (await import('./compare/CompareDialog')).CompareDialog),
);
const LazyMissingMessage = lazyComponent(
  withTexts(TEXTS, async () => (await import('./MissingMessage')).MissingMessage),
);

const LazyNothing = lazyComponent(
  withTexts(TEXTS, async () => (await import('./TableStates')).Nothing),
);
const LazyFailedMessages = lazyComponent(
  withTexts(TEXTS, async () => (await import('./TableStates')).FailedMessages),
);

export const Nothing = (props: NothingProps) => (
  <Suspense fallback={null}>
    <LazyNothing {...props} />
  </Suspense>
);
export const FailedMessages = (props: FailedMessagesProps) => (
  <Suspense fallback={null}>
    <LazyFailedMessages {...props} />
  </Suspense>
);
export const FindBar = (props: FindBarProps) => (
  <Suspense fallback={<EarlyBox {...props} />}>
    <LazyFindBar {...props} />
  </Suspense>
);
export const RowTools = (props: RowToolsProps) => (
  <Suspense fallback={null}>
    <LazyRowTools {...props} />
  </Suspense>
);
export const ColumnChoice = (props: ColumnChoiceProps) => (
  <Suspense fallback={null}>
    <LazyColumnChoice {...props} />
  </Suspense>
);
export const ViewChoice = (props: ViewChoiceProps) => (
  <Suspense fallback={null}>
    <LazyViewChoice {...props} />
  </Suspense>
);
export const CompareDialog = (props: CompareDialogProps) => (
  <Suspense fallback={null}>
    <LazyCompareDialog {...props} />
  </Suspense>
);
export const MissingMessage = (props: MissingMessageProps) => (
  <Suspense fallback={null}>
    <LazyMissingMessage {...props} />
  </Suspense>
);

/**
 * Captures typing until the find bar is loaded; the keys would otherwise be shortcuts of the page.
 */
const EarlyBox = ({ text, onFind, onClose }: FindBarProps) => (
  <TextBox
    type="search"
    aria-label={t('messages.keyFind')}
    autoFocus
    value={text}
    onChange={(event) => onFind(event.target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    }}
  />
);
