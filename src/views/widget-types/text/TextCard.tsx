import { useId } from 'react';
import styled from 'styled-components';
import type { TextWidget } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';
import { Markdown } from '@/ui/markdown/Markdown';
import { WidgetCard, WidgetHead } from '@/views/widget-frame/widget-cards';
import type { ViewerProps } from '@/views/widget-frame/widget-type';

export function TextCard({ widget, chrome }: ViewerProps<TextWidget>) {
  const titleId = useId();
  const { markdown } = widget.config;
  return (
    <WidgetCard aria-labelledby={titleId}>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(titleId)}
        {chrome.menu()}
      </WidgetHead>
      <Body tabIndex={0} role="group" aria-label={t('widgets.textBody')}>
        {markdown.trim() === '' ? <p>{t('widgets.emptyText')}</p> : <Markdown text={markdown} />}
      </Body>
    </WidgetCard>
  );
}

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} ${theme.space.m}`};
  overflow: auto;
  > p {
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
  }
`;
