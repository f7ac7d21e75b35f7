import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { notificationsPoll } from '@/shared/background/polls';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';

/** Number of unread system notifications, linked to the overview; hidden if there are none. */
export function NotificationBadge() {
  const { data } = useQuery(notificationsPoll);
  if (!data || data.total === 0) return null;
  const words = t('nav.notifications', { count: data.total });
  return (
    <Badge to={paths.overview()} title={words} aria-label={words}>
      <Count>{formatCount(data.total)}</Count>
    </Badge>
  );
}

const Badge = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border-radius: ${({ theme }) => theme.radius.pill};
  text-decoration: none;
  @media (pointer: coarse) {
    min-width: ${({ theme }) => theme.height.touch};
    height: ${({ theme }) => theme.height.touch};
  }
`;

const Count = styled.span`
  min-width: ${({ theme }) => theme.height.chip};
  padding: 0 ${({ theme }) => theme.space.xsm};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.danger};
  color: ${({ theme }) => theme.color.onDanger};
  font: ${({ theme }) => `${theme.weight.bold} ${theme.size.small}/${theme.height.chip} ${theme.font.text}`};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
