import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';

/**
 * Why a widget has no result. A missing result without a reported error is an error itself.
 */
export function ResultErrors({
  errors,
  widgetId,
}: {
  errors: readonly { description: string }[];
  widgetId: string;
}) {
  const reasons =
    errors.length > 0
      ? errors.map(({ description }) => description)
      : [t('widgets.noSearchType', { id: widgetId })];
  return (
    <Notice tone="danger" title={t('widgets.errors')}>
      <List>
        {reasons.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Notice>
  );
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.l};
`;
