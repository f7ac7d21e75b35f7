import styled from 'styled-components';
import type { SearchError } from '@/contract/search';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { reasonOfError } from '@/views/execution/error-reasons';
import { LimitOfErrors } from '@/views/execution/range-limit/LimitOfErrors';

/**
 * Why a widget has no result. A missing result without a reported error is an error itself.
 */
export function ResultErrors({
  errors,
  widgetId,
}: {
  errors: readonly SearchError[];
  widgetId: string;
}) {
  const reasons =
    errors.length > 0
      ? [...new Set(errors.map(reasonOfError))]
      : [t('widgets.noSearchType', { id: widgetId })];
  return (
    <Notice tone="danger" title={t('widgets.errors')}>
      <List>
        {reasons.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
      <LimitOfErrors errors={errors} />
    </Notice>
  );
}

/** Why something besides the picture is missing, such as its trend or the events on its axis. */
export function MissingParts({ errors }: { errors: readonly SearchError[] }) {
  if (errors.length === 0) return null;
  const text = t('widgets.incomplete', { reasons: errors.map(reasonOfError).join(' ') });
  return (
    <Missing role="status" title={text}>
      {text}
      <LimitOfErrors errors={errors} />
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
