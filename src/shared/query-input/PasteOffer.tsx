import styled from 'styled-components';
import { queryFromText } from '@/domain/query/query-from-text';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';

type PasteOfferProps = { pasted: string; onUse: (query: string) => void; onKeep: () => void };

/** An address or JSON is no query, but holds one: it becomes that only when asked to. */
export function PasteOffer({ pasted, onUse, onKeep }: PasteOfferProps) {
  const found = queryFromText(pasted);
  if (!found) return null;
  return (
    <Offer role="status">
      <span>{t(found.kind === 'address' ? 'queryTools.pastedAddress' : 'queryTools.pastedJson')}</span>
      <Found title={found.query}>{found.query}</Found>
      <Button variant="primary" onClick={() => onUse(found.query)}>{t('queryTools.useQuery')}</Button>
      <Button variant="quiet" onClick={onKeep}>{t('queryTools.keepText')}</Button>
    </Offer>
  );
}

const Offer = styled.div`
  position: absolute;
  top: 100%;
  left: 0;
  z-index: ${({ theme }) => theme.layer.popover};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  max-width: 100%;
  margin-top: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
`;

const Found = styled.code`
  flex: 1 1 12em;
  min-width: 0;
  overflow: hidden;
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
