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

/** Why something besides the picture is missing, such as its trend or the events on its axis. */
export function MissingParts({ errors }: { errors: readonly { description: string }[] }) {
  if (errors.length === 0) return null;
  const text = t('widgets.incomplete', {
    reasons: errors.map(({ description }) => description).join(' '),
  });
  return (
    <Missing role="status" title={text}>
      {text}
    </Missing>
  );
}

const Missing = styled.p`
  flex: none;
  margin: 0;
  overflow: hidden;
  color: ${({ theme }) => theme.color.warning};
  font-size: ${({ theme }) => theme.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.l};
`;
