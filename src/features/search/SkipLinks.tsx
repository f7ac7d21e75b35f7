import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { goTo, places } from './places';

/** Query, results and fields are one Tab stop away each. */
export function SkipLinks({ onQuery, onFields }: { onQuery: () => void; onFields: () => void }) {
  return (
    <Links>
      <Skip type="button" onClick={onQuery}>{t('search.skipToQuery')}</Skip>
      <Skip type="button" onClick={() => goTo(places.results)}>{t('search.skipToResults')}</Skip>
      <Skip type="button" onClick={onFields}>{t('search.skipToFields')}</Skip>
    </Links>
  );
}

const Links = styled.div`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.skipLink};
`;

const Skip = styled.button`
  position: absolute;
  margin: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  font: inherit;
  white-space: nowrap;
  &:not(:focus) { clip-path: inset(50%); pointer-events: none; }
`;
