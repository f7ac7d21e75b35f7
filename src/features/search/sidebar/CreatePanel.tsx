import styled from 'styled-components';
import { t } from '@/shared/texts/t';

/** What can be added to a search. What only the enterprise edition has is said once, in words (A6.4, B6.8). */
export function CreatePanel() {
  return <Words>{t('sidebar.enterprise', { feature: t('sidebar.enterpriseFeatures') })}</Words>;
}

const Words = styled.p`
  margin: 0;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
